// Cuts the two typefaces of the site down to the characters that its pages use, and prints the metrics of the fallback
// fonts for static/site.css. Run by `make fonts`; its output is committed, so that building needs no npm.
//
//	node subset.mjs NODE_MODULES OUT

import fs from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';

const [modules, out] = process.argv.slice(2);
const require = createRequire(path.resolve(modules, 'index.js'));
const subset = require('subset-font');
const fontkit = require('fontkit');

// Latin-1, the letters of names in sources, quotation marks, dashes and the signs of the pages.
let text = 'ŒœŠšŽžıłŁ–—‚‘’“”„†•…‹›−×÷€';
for (let c = 0x20; c <= 0x7e; c++) text += String.fromCodePoint(c);
for (let c = 0xa0; c <= 0xff; c++) text += String.fromCodePoint(c);

const fonts = [
	{ name: 'vollkorn', from: '@fontsource-variable/vollkorn/files/vollkorn-latin-wght-normal.woff2', axes: { wght: 600 } },
	{
		name: 'commissioner', from: '@fontsource-variable/commissioner/files/commissioner-latin-wght-normal.woff2',
		axes: { wght: { min: 400, max: 700 } },
	},
];

let total = 0;
for (const f of fonts) {
	const source = fs.readFileSync(path.join(modules, f.from));
	const cut = await subset(source, text, { targetFormat: 'woff2', variationAxes: f.axes });
	fs.writeFileSync(path.join(out, f.name + '.woff2'), cut);
	total += cut.length;
	console.log(f.name, cut.length, 'bytes');
	describe(f.name, fontkit.create(cut));
}
console.log('total', total, 'bytes');

// describe prints what a fallback font has to be adjusted to: the mean advance of German and English text in parts of an
// em, and the ascent, descent and gap.
function describe(name, font) {
	const sample = 'Der Feuerteufel brennt ein Gebäude nieder, das keine Feuerwache schützt. ' +
		'The Arsonist burns down a building that no Fire Brigade protects. Kosten: 2 Erz, 1 Getreide.';
	const run = font.layout(sample);
	const mean = run.advanceWidth / sample.length / font.unitsPerEm;
	const em = (n) => (n / font.unitsPerEm).toFixed(4);
	console.log(' mean', mean.toFixed(4), 'ascent', em(font.ascent), 'descent', em(-font.descent), 'gap', em(font.lineGap),
		'features', font.availableFeatures.join(' '));
}
