// Package web serves the site and its API. It holds one table of routes (routes.go) and what surrounds every request;
// the pages themselves are in sub-packages, one for each part of the site:
//
//   - cards, decks, table, find, books and variants answer pages and calls;
//   - filter and compose, shared by some of them, narrow the catalogue and write search queries;
//   - present turns content into what templates show;
//   - site reads requests and writes answers and errors.
//
// docs/web.md shows how a request runs and how a page is added.
package web
