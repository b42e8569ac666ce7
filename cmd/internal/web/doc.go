// Package web is the site and the API: one table of routes (routes.go), one file a page.
//
// A page's handler decides and writes nothing: it returns an answer, or an error that errors.go turns into
// a status and a page in the reader's language. docs/web.md says how a page is added.
package web
