// Package cache keeps finished answers, so that what never changes is rendered once and compressed once. The program
// and its content never change while it runs: an entry can be evicted, but it cannot be stale. The key of a page that
// changes every day holds the day.
package cache
