import { writeFileSync } from 'node:fs';
import { gallery } from './sets/gallery.ts';
import { type Spots, spotsOf } from './sets/spots.ts';

/** `npm run showroom:spots`: finds where each piece is in the gallery's pictures and writes `pictures/spots.json`. */
const spots: Spots = Object.fromEntries(gallery.map((scene) => [scene.publicId, spotsOf(scene)]));
const lines = Object.entries(spots).map(([id, pieces]) => {
  const rows = Object.entries(pieces).map(
    ([recordId, spot]) => `  ${JSON.stringify(recordId)}: ${JSON.stringify(spot)}`,
  );
  return ` ${JSON.stringify(id)}: {\n${rows.join(',\n')}\n }`;
});
writeFileSync(new URL('./pictures/spots.json', import.meta.url), `{\n${lines.join(',\n')}\n}\n`);
const all = Object.values(spots).flatMap((pieces) => Object.values(pieces));
console.log(
  `${all.length} pieces in ${gallery.length} pictures, ${all.filter((spot) => spot === 'hidden').length} hidden`,
);
