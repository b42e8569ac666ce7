// Package rulings holds the encyclopedia: the articles that decide questions, the glossary, the rulebook
// sections, in both languages, with the links between them.
//
// It reads the Markdown files of content (docs/content.md) into a Library that never changes afterwards,
// and is the only place that knows goldmark.
package rulings
