import MessageForwarding

/// Whether this run is one under the address sanitizer, whose allocator gives nothing out again for a while.
let isAddressSanitized = unsafe (try? Library().symbol("__asan_init")) != nil

/// Whether this run is one under a sanitizer.
let isSanitized = unsafe isAddressSanitized || (try? Library().symbol("__tsan_init")) != nil
