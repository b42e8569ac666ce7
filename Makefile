# `make serve` and `make test` are all one needs. Both set up what is missing.
GO        ?= go
ADDR      ?= 127.0.0.1:8080
CHROMIUM  ?= $(or $(shell command -v chromium || command -v chromium-browser || command -v google-chrome),/usr/bin/chromium)
OVERLAP   ?= ../shared/tools/overlap
FUZZTIME  ?= 30s
GAMES     ?= 20000
MINE      ?= 1000
PLATFORMS ?= linux/amd64 linux/arm64 darwin/amd64 darwin/arm64 windows/amd64 windows/arm64

VERSION   := $(shell git describe --tags --always --dirty 2> /dev/null || echo unknown)
COMMIT    := $(shell git rev-parse HEAD 2> /dev/null)
# When the commit was made, unless there are changes since. Answers of the API have it as Last-Modified.
DATE      := $(if $(findstring dirty,$(VERSION)),,$(shell TZ=UTC git log -1 --date=format-local:%Y-%m-%dT%H:%M:%SZ --format=%cd 2> /dev/null))
# What `make index` makes. The digest with which the packed content begins goes into the program, see service.Open.
INDEX      = search/index/built/index.zip
PACKED     = cmd/internal/service/built/content.packed
LDFLAGS    = -s -w -X main.version=$(VERSION) -X main.commit=$(COMMIT) -X main.date=$(DATE) \
	-X main.packed=$(shell head -c 32 $(PACKED) 2> /dev/null)

# Tests that would be exhaustive take another sample with each commit, and everything with CATANICA_FULL=1.
CATANICA_SAMPLE ?= $(COMMIT)
export CATANICA_SAMPLE CHROMIUM
# WASM says how the programs for the browser are compressed: as well as possible, but fast where somebody waits.
WASM       = -best
TESTRUN    = $(GO) run ./cmd/internal/testrun -times bin/test-times.json -log test.out --

.DEFAULT_GOAL := help
.PHONY: replicas resilience help serve build index wasm release test full lint unit check fonts mutate infer mentions clauses mutants mine generate bench lighthouse fuzz \
	screenshots coverage \
	chromium client licences vuln read read-events inspect clean

help: ## what there is to make
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | awk -F':.*## ' '{printf "  make %-12s %s\n", $$1, $$2}'

serve: WASM =
serve: build ## build the program and serve the site on ADDR (127.0.0.1:8080)
	bin/catanica serve --addr $(ADDR)

build: index wasm ## build bin/catanica for this machine
	$(GO) build -trimpath -ldflags "$(LDFLAGS)" -o bin/catanica ./cmd/catanica

index: ## build the search index and the packed content that the program embeds, unless they are there
	@$(GO) run ./cmd/internal/index $(INDEX) $(PACKED)

wasm: ## build the programs for the browser, unless they are there
	@$(GO) run ./cmd/internal/wasm $(WASM) static/built

release: index wasm ## build the program for each of PLATFORMS into bin/release, with checksums and what is in it
	@rm -rf bin/release && mkdir -p bin/release
	@set -e; for p in $(PLATFORMS); do \
		os=$${p%/*} arch=$${p#*/}; name=catanica-$$os-$$arch; case $$os in windows) file=$$name.exe;; *) file=$$name;; esac; \
		echo bin/release/$$file; \
		CGO_ENABLED=0 GOOS=$$os GOARCH=$$arch $(GO) build -trimpath -ldflags "$(LDFLAGS)" -o bin/release/$$file ./cmd/catanica; \
		(cd bin/release && $(GO) version -m $$file > $$name.modules.txt); done
	@cp LICENSE docs/licences.md bin/release
	@cd bin/release && { command -v sha256sum > /dev/null && sum=sha256sum || sum='shasum -a 256'; $$sum * > ../SHA256SUMS; } \
		&& mv ../SHA256SUMS .

test: WASM =
test: chromium lint check unit ## everything that must hold: linters, content, scenarios, all tests

full: chromium client lint check ## the exhaustive tests too: every page in every view, random games, fuzzing; takes hours
	CATANICA_FULL=1 $(TESTRUN) -count=1 -timeout 6h ./...
	$(TESTRUN) -count=1 -timeout 6h -run RandomPlay ./rulings/engine -args -games $(GAMES)
	$(TESTRUN) -count=1 -timeout 1h -run RandomPlay ./rulings/almanac ./rulings/vienna -args -games $(GAMES)
	$(MAKE) fuzz vuln

lint: ## gofmt, vet, staticcheck, go.mod
	@out=$$(gofmt -l cmd catalog content rulings search static templates); \
		if [ -n "$$out" ]; then echo "gofmt: run gofmt -w on:"; echo "$$out"; exit 1; fi
	$(GO) mod tidy -diff
	$(GO) vet ./...
	$(GO) tool staticcheck ./...

unit: chromium client ## all Go tests, with a real Chromium
	$(TESTRUN) -timeout 30m ./...

check: build ## lint the content, play every scenario, look for copied prose
	bin/catanica check
	bin/catanica simulate > /dev/null
	@if [ -x $(OVERLAP) ]; then $(OVERLAP) content templates && echo "overlap: nothing copied"; \
		else echo "overlap: $(OVERLAP) is not here: not checked"; fi

mutate: ## switch off each proven rule: its proofs must notice
	CATANICA_FULL=1 $(TESTRUN) -count=1 -timeout 2h -run 'TestMutate|TestScenariosHold' ./cmd/internal/service

infer: ## recompute what is inferred about cards, with the reasons; fail where a card says otherwise
	@$(GO) run ./cmd/internal/infer

mentions: ## list passages in SOURCES (../shared/sources) that name a card with an unknown fact and that nobody has read
	@$(GO) run ./cmd/internal/mentions $(or $(SOURCES),../shared/sources)/*_*.txt

clauses: ## write the clauses that each scenario notices into its `proves:` line
	@$(GO) run ./cmd/internal/clauses -write

mutants: ## change the engine's source in thousands of ways: the scenarios must notice; list what they do not
	@$(GO) run ./cmd/internal/mutants -list > bin/mutants.out; grep '^|' bin/mutants.out; \
		echo "survivors with their lines: bin/mutants.out"

mine: ## find what each article decides in random play, and write scenarios that nobody has written to bin/mined
	@mkdir -p bin/mined && rm -f bin/mined/*.scn
	GOMEMLIMIT=4GiB $(GO) test -count=1 -timeout 6h -v -run '^TestMine$$' ./rulings/engine -args -mine $(MINE) \
		-mined $(CURDIR)/content/mined.yaml -finds $(CURDIR)/bin/mined \
		-haul $(CURDIR)/bin/mined/games.jsonl
	$(GO) run ./cmd/internal/distill bin/mined/*.scn

coverage: build ## how much of the sources is included and proven
	bin/catanica coverage

generate: ## compile the templ templates to Go
	$(GO) tool templ generate -path templates

# The npm packages that cut the typefaces down; what they write is committed.
fonts: ## cut the typefaces of the site down to the characters that it uses (needs npm)
	@mkdir -p bin/fonts && cp static/fonts/package.json static/fonts/package-lock.json static/fonts/subset.mjs bin/fonts/
	@npm ci --prefix bin/fonts --ignore-scripts --no-audit --no-fund --loglevel=error
	node bin/fonts/subset.mjs bin/fonts/node_modules static

inspect: build ## call `catanica mcp` and /mcp with the protocol's own inspector (needs npx)
	cmd/internal/mcp/inspect.sh bin/catanica

lighthouse: build ## Lighthouse's scores for each kind of page, the median of five runs, on a quiet machine
	CATANICA=bin/catanica docs/deploy/lighthouse.sh

bench: build ## load the site beside nginx with the same bytes, and run all benchmarks with allocations
	CATANICA=bin/catanica docs/deploy/bench.sh
	$(GO) test -run '^$$' -bench . -benchmem ./...

replicas: build ## stop, kill and restart replicas behind HAProxy and nginx under load: no request may fail
	@for p in haproxy nginx nginx-uncached; do CATANICA=bin/catanica docs/deploy/replicas.sh $$p || exit 1; done

resilience: ## 2,000 hostile connections, then a stop in the middle of them
	CATANICA_FULL=1 $(GO) test -count=1 -v -run 'TestResilience|TestStop' ./cmd/catanica

fuzz: ## run each fuzz target for FUZZTIME (30s)
	@for pkg in $$($(GO) list ./...); do for f in $$($(GO) test -list '^Fuzz' $$pkg | grep '^Fuzz'); do \
		echo "$$pkg $$f"; $(GO) test -run '^$$' -fuzz "^$$f$$" -fuzztime $(FUZZTIME) $$pkg || exit 1; done; done

screenshots: chromium ## take the README's pictures
	$(GO) test -count=1 -run TestScreenshots ./cmd/internal/web -screenshots $(CURDIR)/docs/screenshots

read: ## draw passages of the texts at random, for a reader who judges the language
	@$(GO) run ./cmd/internal/read -seed $(COMMIT)

read-events: ## draw 300 events with what they cite, for a reader who judges the citations
	@$(GO) run ./cmd/internal/read -seed $(COMMIT) -events 300

licences: ## list the licences of all modules in docs/licences.md
	$(GO) run ./cmd/internal/licences docs/licences.md

vuln: ## look for known vulnerabilities, if their database can be reached
	@GOBIN=$(CURDIR)/bin $(GO) install golang.org/x/vuln/cmd/govulncheck@v1.9.0 \
		|| { echo "govulncheck: cannot be installed here: not checked"; exit 0; }; \
	out=$$(bin/govulncheck ./... 2>&1); code=$$?; \
	case $$code in \
		0) echo "govulncheck: no known vulnerability";; \
		3) echo "$$out"; exit 1;; \
		*) echo "govulncheck: the database cannot be reached: not checked ($$(echo "$$out" | tail -n 1))";; esac

# The npm packages with which a test generates a client of the API and lints its description. Without npm that test is
# skipped, except by `make full`.
CLIENT := cmd/internal/web/testdata/client
client: ## install the npm packages that check the API, if npm is there
	@if ! command -v npm > /dev/null; then echo "npm is not here: the API's client is not tested"; \
	elif ! cmp -s $(CLIENT)/package-lock.json bin/client/package-lock.json || [ ! -d bin/client/node_modules ]; then \
		mkdir -p bin/client && cp $(CLIENT)/package.json $(CLIENT)/package-lock.json bin/client/ && \
		npm ci --prefix bin/client --ignore-scripts --no-audit --no-fund --loglevel=error; fi

# Debian's Chromium, unless CHROMIUM names a browser or CATANICA_NO_BROWSER=1 skips the tests that need one.
chromium:
	@if [ "$$CATANICA_NO_BROWSER" = 1 ] || [ -x "$(CHROMIUM)" ]; then :; \
	elif command -v apt-get > /dev/null; then echo "installing chromium"; \
		(apt-get update && apt-get install -y --no-install-recommends chromium fonts-dejavu-core) > /dev/null; \
	else echo "There is no Chromium. Install one and run make test CHROMIUM=/path/to/it, or skip its tests with" \
		"make test CATANICA_NO_BROWSER=1."; exit 1; fi

clean: ## remove what was built
	rm -rf bin test.out $(INDEX) $(PACKED)
