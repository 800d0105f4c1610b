import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { projectRoot } from '../../root.ts';

/** What the showroom says of each of its pictures. */
const manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    width: z.number().int().positive(),
    height: z.number().int().positive(),
    alt: z.string(),
    blur: z.string().optional(),
  }),
);

export type ShelfPicture = z.infer<typeof manifest>[string];

export type Shelf = ReadonlyMap<string, ShelfPicture & { path: string }>;

/** Pictures by public id. */
export function readShelf(folder: string): Shelf {
  const entries = manifest.parse(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')));
  return new Map(Object.entries(entries).map(([id, entry]) => [id, { ...entry, path: join(folder, entry.file) }]));
}

let own: Shelf | null = null;

/** The shop's own, read once: they come with the program. */
export function shopShelf(): Shelf {
  own ??= readShelf(join(projectRoot, 'showroom/pictures'));
  return own;
}
