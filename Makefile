# Two commands are all one needs: `make serve` and `make test`. Both set up what is missing.
GO        ?= go
ADDR      ?= 127.0.0.1:8080
CHROMIUM  ?= /usr/bin/chromium
OVERLAP   ?= ../shared/tools/overlap

.DEFAULT_GOAL := help
.PHONY: help serve build test lint unit check mutate generate bench fuzz screenshots coverage chromium clean

help: ## what there is to make
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | awk -F':.*## ' '{printf "  make %-12s %s\n", $$1, $$2}'

serve: build ## build and serve the site on ADDR (127.0.0.1:8080)
	bin/catanica serve --addr $(ADDR)

build: ## build bin/catanica
	$(GO) build -o bin/catanica ./cmd/catanica

test: chromium lint unit check ## everything that must hold: lint, tests, browser tests, content

lint: ## gofmt, vet, staticcheck
	@out=$$(gofmt -l cmd catalog content rulings search static templates); if [ -n "$$out" ]; then echo "gofmt: run gofmt -w on:"; echo "$$out"; exit 1; fi
	$(GO) vet ./...
	$(GO) tool staticcheck ./...

unit: chromium ## all Go tests, in a real Chromium too
	CATANICA_CHROMIUM=$(CHROMIUM) $(GO) test -v ./... > test.out 2>&1; code=$$?; \
		grep -E '^(FAIL|panic:|--- FAIL|\s+--- FAIL|ok )' test.out; \
		if [ $$code -ne 0 ]; then grep -vE '^\s*(=== |--- PASS|PASS$$)' test.out | tail -n 200; fi; \
		echo "$$(grep -cE '^\s*--- PASS' test.out) passed, $$(grep -cE '^\s*--- FAIL' test.out) failed, $$(grep -cE '^\s*--- SKIP' test.out) skipped"; exit $$code

check: build ## lint the content, play every scenario, look for copied prose
	bin/catanica check
	bin/catanica simulate > /dev/null
	@if [ -x $(OVERLAP) ]; then $(OVERLAP) content templates && echo "overlap: nothing copied"; else echo "overlap: $(OVERLAP) is not here, passed over"; fi

mutate: ## switch off each proven rule: its proofs must notice
	$(GO) test -count=1 -run 'TestMutate|TestScenariosHold' -v ./cmd/internal/service | grep -vE '^(=== |\s+--- PASS)'

coverage: build ## what of the sources is in
	bin/catanica coverage

generate: ## templ templates to Go
	$(GO) tool templ generate -path templates

bench: ## benchmarks with allocations; compare two runs with benchstat
	$(GO) test -run '^$$' -bench . -benchmem ./...

fuzz: ## each fuzz target for FUZZTIME (30s)
	@for pkg in $$($(GO) list ./...); do for f in $$($(GO) test -list '^Fuzz' $$pkg | grep '^Fuzz'); do \
		echo "$$pkg $$f"; $(GO) test -run '^$$' -fuzz "^$$f$$" -fuzztime $${FUZZTIME:-30s} $$pkg || exit 1; done; done

screenshots: build chromium ## the pictures of the README
	CATANICA_CHROMIUM=$(CHROMIUM) $(GO) test -count=1 -run TestScreenshots ./cmd/internal/web -screenshots $(CURDIR)/docs/screenshots

chromium: ## Debian's Chromium for the browser tests
	@if [ ! -x $(CHROMIUM) ]; then \
		if command -v apt-get > /dev/null; then echo "installing chromium"; (apt-get update && apt-get install -y --no-install-recommends chromium fonts-dejavu-core) > /dev/null; \
		else echo "chromium is needed at $(CHROMIUM): install it, or say make test CHROMIUM=path"; exit 1; fi; fi

clean: ## remove what was built
	rm -rf bin test.out
