# The whole project. `make help` lists what there is to do; CFFIShim/Makefile builds the C core alone.

.DEFAULT_GOAL := help
# Swift builds share a folder, and the machine is used fully inside each step.
.NOTPARALLEL:

JOBS ?= $(shell nproc)
# Flags of every Swift build, such as --scratch-path.
SWIFT_FLAGS ?=
SWIFT_SOURCES := $(wildcard Package.swift Sources Tests Examples Snippets Benchmarks/Swift/Package.swift Benchmarks/Swift/Sources)

step := @Tools/step.sh
# XCTest has no tests here, and leaks a little when it finds none.
swift_test := swift test --disable-xctest $(SWIFT_FLAGS)
core := $(MAKE) --no-print-directory -j$(JOBS) -C CFFIShim

.PHONY: help
help: ## This list
	@sed -n 's/^\([a-z-]*\):.* ## /\1\t/p' $(MAKEFILE_LIST) | expand -t 14

.PHONY: setup
setup: ## Install what is missing to build and test (apt)
	@Tools/setup.sh --tests

# --- Seeing it -------------------------------------------------------------------------------------------------------------------

.PHONY: demo
demo: ## See messages multicast by name
	@Tools/setup.sh
	$(step) "build msgsend" swift build $(SWIFT_FLAGS) --product msgsend
	@"$$(swift build $(SWIFT_FLAGS) --show-bin-path)/msgsend" demo

.PHONY: docs
docs: ## The documentation of the Swift module, in .build/docs
	@Tools/setup.sh
	$(step) "documentation" Tools/docs.sh

.PHONY: bench
bench: ## Figures of the C core and the Swift module, with limits
	@Tools/setup.sh
	@status=0; for part in Core Swift; do $(MAKE) --no-print-directory -C Benchmarks/$$part || status=1; done; exit $$status

.PHONY: bench-peers
bench-peers: ## Figures beside other libraries: Benchmarks/results
	@Tools/setup.sh --peers
	@Benchmarks/Peers/run.sh

# --- What CI runs: .ci/run -------------------------------------------------------------------------------------------------------

.PHONY: test
test: setup ## Everything that must hold before a commit
	$(step) "C core, gcc" $(core) check CC=gcc
	$(step) "C core, clang" $(core) check CC=clang
	$(step) "exported functions, no Swift symbol" $(core) check-exports CC=gcc
	$(step) "each header alone, C11 and C++17" $(core) check-headers
	$(step) "installed library, C and C++" $(core) check-install CC=gcc
	$(step) "programs of the C pages" Tools/check_readme.sh README.md CFFIShim/README.md
	$(step) "program in Python" Tests/PythonTests/run.sh
	$(step) "scripts" Tests/ToolsTests/run.sh
	$(step) "Swift sources formatted" swift format lint --strict --recursive $(SWIFT_SOURCES)
	$(step) "Swift build" swift build $(SWIFT_FLAGS) --build-tests
	$(step) "Swift tests" $(swift_test) --skip-build
	$(step) "programs of the Swift pages" Tools/check_swift_pages.sh Sources/MessageForwarding/MessageForwarding.docc/*.md
	$(step) "examples of doc comments" Tools/check_comments.sh

.PHONY: check-counts
check-counts: setup ## Instructions of key paths; UPDATE=1 keeps them as they are now
	$(step) "instruction counts" Benchmarks/Counts/check.sh $(if $(UPDATE),--update)

.PHONY: ci-extra
ci-extra: setup ## Sanitizers, valgrind, and use from outside
	$(step) "C core, ASan and UBSan" $(core) check CC=gcc SANITIZE=address,undefined
	$(step) "C core, TSan" $(core) check CC=gcc SANITIZE=thread
	$(step) "C core, valgrind" $(core) check CC=gcc VALGRIND=1
	$(step) "C core on arm64, under qemu" $(core) check-arm64
	$(step) "C core, through libffi alone" env MF_FORCE_LIBFFI=1 $(core) check CC=gcc
	$(step) "Swift tests, through libffi alone" env MF_FORCE_LIBFFI=1 $(swift_test)
	$(step) "Swift tests, ASan" env LSAN_OPTIONS=suppressions=$(CURDIR)/Tools/leaks.supp:print_suppressions=0 $(swift_test) --sanitize=address --scratch-path .build/address
	$(step) "Swift tests, TSan" $(swift_test) --sanitize=thread --scratch-path .build/thread
	$(step) "examples with C libraries" swift test --disable-xctest --package-path Examples/Libraries
	$(step) "Swift benchmarks, built" swift build -c release --package-path Benchmarks/Swift
	$(step) "instruction counts" Benchmarks/Counts/check.sh
	$(step) "outside package" Tests/OutsidePackage/run.sh
	$(step) "documentation without warnings" Tools/docs.sh

# --- Keeping it tidy -------------------------------------------------------------------------------------------------------------

.PHONY: format
format: ## Format the Swift sources
	@swift format --in-place --recursive $(SWIFT_SOURCES)

.PHONY: clean
clean: ## Remove what was built
	@rm -rf .build Benchmarks/Swift/.build Benchmarks/*/build
	@$(core) clean
