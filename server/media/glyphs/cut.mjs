// Cuts the outlines of Fraunces' letters out of the font file, for pictures that the server writes on: it needs no font
// of the machine then, and a bare one has none. fontkit comes with pdfkit. From the repository's root:
//   npx node server/media/glyphs/cut.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { create } from 'fontkit';

const font = create(readFileSync('app/ui/fonts/fraunces-latin.woff2'));
const range = (from, to) => Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
const letters = [...range(0x20, 0x7e), ...range(0xa1, 0xff), '–', '—', '‘', '’', '“', '”', '…', '·', '×'];
const known = letters.filter((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0)));

const round = (path) => path.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number))));
const glyphs = Object.fromEntries(
  known.map((letter) => {
    const glyph = font.glyphForCodePoint(letter.codePointAt(0));
    return [letter, [Math.round(glyph.advanceWidth), round(glyph.path.toSVG())]];
  }),
);

const closeness = {};
const paired = known.filter((letter) => /[\p{L}’.,]/u.test(letter) && letter.codePointAt(0) < 0x7f);
for (const one of paired) {
  for (const other of paired) {
    const { positions } = font.layout(one + other, ['kern']);
    const kern = Math.round((positions[0]?.xAdvance ?? 0) - glyphs[one][0]);
    if (positions.length === 2 && Math.abs(kern) > 4) closeness[one + other] = kern;
  }
}
const { unitsPerEm, ascent, descent } = font;
writeFileSync(
  'server/media/glyphs/fraunces.json',
  `${JSON.stringify({ unitsPerEm, ascent, descent, glyphs, closeness })}\n`,
);
