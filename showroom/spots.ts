import { readFileSync, writeFileSync } from 'node:fs';
import { gallery } from './sets/gallery.ts';
import { type Spots, spotsOf } from './sets/spots.ts';

/**
 * `npm run showroom:spots -- <scenes>`: finds where each piece is in the gallery's pictures and writes
 * `pictures/spots.json`. With scenes, or beginnings of them, it looks only at those and at new ones.
 */
const file = new URL('./pictures/spots.json', import.meta.url);
const words = process.argv.slice(2);
const known: Spots = words.length > 0 ? JSON.parse(readFileSync(file, 'utf8')) : {};
const spots: Spots = Object.fromEntries(
  gallery.map((scene) => {
    const again = words.some((word) => scene.publicId.startsWith(word));
    return [scene.publicId, (again ? undefined : known[scene.publicId]) ?? spotsOf(scene)];
  }),
);
const lines = Object.entries(spots).map(([id, pieces]) => {
  const rows = Object.entries(pieces).map(
    ([recordId, spot]) => `  ${JSON.stringify(recordId)}: ${JSON.stringify(spot)}`,
  );
  return ` ${JSON.stringify(id)}: {\n${rows.join(',\n')}\n }`;
});
writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
const all = Object.values(spots).flatMap((pieces) => Object.values(pieces));
console.log(
  `${all.length} pieces in ${gallery.length} pictures, ${all.filter((spot) => spot === 'hidden').length} hidden`,
);
