import { mkdirSync } from 'node:fs';
import sharp from 'sharp';
import { pieces, recordIdOf } from './catalog/index.ts';
import type { Manifest } from './manifest.ts';
import manifest from './pictures/manifest.json' with { type: 'json' };

/** `npm run showroom:sheet -- [words]`: one contact sheet per kind and folder, to look at every picture there is. */
const CELL = { width: 400, height: 300 };
const COLUMNS = 5;
const PER_SHEET = 40;
const OUT = new URL('../data/sheets/', import.meta.url).pathname;
const PICTURES = new URL('./pictures', import.meta.url).pathname;
const kindOf = new Map(pieces.map((piece) => [recordIdOf(piece), piece.kind]));

function sheetName(publicId: string): string {
  const [folder = '', id = '', view = ''] = publicId.split('/');
  return folder === 'furniture' ? `${kindOf.get(id) ?? 'gone'}-${view}` : folder;
}

async function writeSheet(name: string, publicIds: string[], pictures: Manifest): Promise<void> {
  const cells = publicIds.map(async (publicId, i) => {
    const input = await sharp(PICTURES + (pictures[publicId]?.file ?? ''))
      .resize({ ...CELL, fit: 'contain', background: '#b9cfc4' })
      .flatten({ background: '#b9cfc4' })
      .toBuffer();
    return { input, left: (i % COLUMNS) * (CELL.width + 4), top: Math.floor(i / COLUMNS) * (CELL.height + 4) };
  });
  const width = Math.min(COLUMNS, publicIds.length) * (CELL.width + 4);
  const height = Math.ceil(publicIds.length / COLUMNS) * (CELL.height + 4);
  await sharp({ create: { width, height, channels: 3, background: '#c030a0' } })
    .composite(await Promise.all(cells))
    .png()
    .toFile(`${OUT}${name}.png`);
  console.log(
    `${OUT}${name}.png`,
    publicIds.map((id) => id.replace('furniture/rec-', '').replace(/\/[^/]+$/, '')).join(' '),
  );
}

mkdirSync(OUT, { recursive: true });
const words = process.argv.slice(2);
const wanted = Object.keys(manifest).filter(
  (id) => words.length === 0 || words.some((word) => `${sheetName(id)} ${id}`.includes(word)),
);
const groups = Map.groupBy(wanted, sheetName);
for (const [name, publicIds] of groups) {
  for (let from = 0; from < publicIds.length; from += PER_SHEET) {
    await writeSheet(
      from === 0 ? name : `${name}-${from / PER_SHEET + 1}`,
      publicIds.slice(from, from + PER_SHEET),
      manifest,
    );
  }
}
