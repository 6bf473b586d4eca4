/* A shared object that is no plug-in. */
int stranger(void);
int stranger(void) { return 1; }
