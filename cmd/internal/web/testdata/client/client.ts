// A client of the API whose types openapi-typescript generated from the description: run by TestGeneratedClient.
import createClient from "openapi-fetch";
import type { paths } from "./schema.js";

declare const process: { argv: string[]; exitCode?: number };

const client = createClient<paths>({ baseUrl: process.argv[2] });

function check(what: string, ok: boolean): void {
	if (!ok) {
		console.error("client: " + what + " is wrong");
		process.exitCode = 1;
	}
}

const search = await client.GET("/api/v1/search", { params: { query: { q: "hexe", lang: "en", kind: ["card"], limit: 1 } } });
check("the first hit of a search", search.data?.hits?.[0]?.id === "hexe" && search.data.hits[0].url === "/en/cards/hexe");

const card = await client.GET("/api/v1/cards/{id}", { params: { path: { id: "Feuerwache" } } });
check("the name of a card", card.data?.name.de === "Feuerwache" && card.data.id === "feuerwache");

const missing = await client.GET("/api/v1/cards/{id}", { params: { path: { id: "Feuerwchae" } } });
check("the problem of a missing card", missing.error?.error.code === "not_found" && missing.error.error.near?.[0] === "Feuerwache");

const wrong = await client.GET("/api/v1/search", { params: { query: { n: 1000, lang: "en" } } });
check("the problem of a wrong parameter", wrong.error?.status === 400 && wrong.error.errors?.[0].location === "query.n");

const page = await client.GET("/api/v1/rulings", { params: { query: { limit: 2, offset: 2 } } });
check("a page of the rulings", page.data?.rulings.length === 2 && page.data.total > 200);
check("the link to the next page", page.response.headers.get("Link")?.includes('rel="next"') ?? false);

const verdict = await client.POST("/api/v1/validate", { body: { deck: "Sets: grundspiel, Z&D\n\n[Deck]\n2 Spion\n", lang: "en" } });
check("the verdict on a deck", verdict.data?.verdict === "illegal");

const scenario = "id: x\nstart\nphase main\nnorth axis: settlement A\nnorth hand: Spion\nplay\n";
const moves = await client.POST("/api/v1/simulate/moves", { body: { scenario } });
check("the legal moves", moves.data?.moves.some((m) => m.en === "north ends main") ?? false);
const step = await client.POST("/api/v1/simulate/step", { body: { scenario, move: "north ends main" } });
check("a move", step.data?.ok === true && step.data.steps.length === 1);

const answer = await client.GET("/api/v1/answer", { params: { query: { q: "xyzzy", lang: "en" } } });
check("a question without an answer", answer.data?.answer === null);

const version = await client.GET("/api/v1/version");
check("the version", version.data?.formats.api === 1);
