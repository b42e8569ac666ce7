// Package site is the HTTP side that all pages and API calls share. It reads a request within bounds, hands it to a
// handler, and writes what the handler returned: a page, a part of a page, a file, an image, a redirect, JSON, or an
// error page.
//
// A handler writes nothing itself. It returns an error, and one table (faults.go) maps that error to a status.
package site
