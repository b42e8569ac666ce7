// Package mcp answers assistants over the Model Context Protocol: `catanica mcp` on standard input and output, `/mcp`
// of the site over streamable HTTP.
//
// A tool reads its arguments within limits, asks the service and returns an output with a schema, and the same as text
// in the language asked for. Every statement carries Cites: the articles that decide it, with edition, provenance,
// proof and link. A wrong argument is an error of the tool, which says what to write instead, so that a model can
// correct its call; it is never an error of the protocol.
//
// docs/assistants.md is the reference for those who connect an assistant.
package mcp
