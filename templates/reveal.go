package templates

import (
	"crypto/sha256"
	"encoding/base64"
)

// reveal is the only script that stands within a page. It opens what is folded around the place that the address points
// to as soon as the browser has parsed that place, and so before it is painted. Chromium opens it only when the whole
// page has arrived, which on a slow line moves what the reader has already seen; other browsers do not open it at all.
const reveal = `(()=>{let id="";try{id=decodeURIComponent(location.hash.slice(1))}catch{}if(!id)return;` +
	`const o=new MutationObserver(()=>{let e=document.getElementById(id);if(!e)return;o.disconnect();` +
	`for(;e;e=e.parentElement)if(e.tagName==="DETAILS")e.open=true});` +
	`o.observe(document,{childList:true,subtree:true});` +
	`addEventListener("DOMContentLoaded",()=>o.disconnect())})()`

// ScriptSource is the source expression by which a Content-Security-Policy allows the script within pages, and no other
// one: its digest.
func ScriptSource() string {
	sum := sha256.Sum256([]byte(reveal))
	return "'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) + "'"
}
