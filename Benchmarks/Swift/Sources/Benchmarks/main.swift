// Runs every benchmark and says whether the limits were kept.
import Glibc

var report = Report()
report.typedProxies()
try report.messages()
try report.questions()
try report.multicasts()
exit(report.limitExceeded ? EXIT_FAILURE : EXIT_SUCCESS)
