// Package rulings is the encyclopedia: the articles that decide questions, the glossary and the sections of the
// rulebooks, in both languages, with the links between them.
//
// Load reads the Markdown and YAML files of content (docs/content.md) into a Library, which is immutable afterwards.
// Its main type is Ruling, an article of any kind. Tables, Gaps, OpenQuestions and the word list (Word) come with it.
// Library.HTML and Library.Plain render Markdown with our links `[[…]]`. Check also compares everything with everything
// else and reports mistakes to editors; that takes as long again as Load.
//
// The package depends on package catalog only, and no other package may use goldmark. It must not depend on the network
// or on search.
package rulings
