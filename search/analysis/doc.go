// Package analysis turns German and English text into index terms: tokens, folded words, stems, parts of compounds and
// concepts.
//
// A Lexicon holds the rules and word lists of one language and the vocabulary of the documents, which guides stemming
// and compound splitting. A Phrasebook finds names of several words. Components registers both with bleve as
// tokenizer, token filters and analyzers, so that documents and queries are analyzed alike:
//
//	catanica_words      tokenizer     UAX 29 word boundaries, lower case, die faces
//	catanica_fold       token filter  one spelling of umlauts and accents
//	catanica_compounds  token filter  adds the parts of compounds, with their own offsets
//	catanica_stems      token filter  replaces words with their stems, and keeps the exact form if asked to
//	catanica_concepts   token filter  adds the concepts that a text names
package analysis
