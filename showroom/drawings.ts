import { writeFileSync } from 'node:fs';
import { pieces } from './catalog/pieces.ts';
import { drawPieces } from './measured/drawn-pieces.ts';

/** `npm run showroom:drawings`: draws every piece from the front and from above and writes `pictures/drawings.json`. */
const drawn = drawPieces(pieces);
const lines = (record: object) =>
  Object.entries(record).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`);
const text = `{\n "of": {\n${lines(drawn.of).join(',\n')}\n },\n "drawings": {\n${lines(drawn.drawings).join(',\n')}\n }\n}\n`;
writeFileSync(new URL('./pictures/drawings.json', import.meta.url), text);
console.log(`${Object.keys(drawn.of).length} pieces in ${Object.keys(drawn.drawings).length} drawings`);
