import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { projectRoot } from '../../root.ts';

/** The showroom's manifest of its pictures. */
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

export type LibraryPicture = z.infer<typeof manifest>[string];

export type PictureLibrary = ReadonlyMap<string, LibraryPicture & { path: string }>;

/** Pictures by public id. */
export function readPictureLibrary(folder: string): PictureLibrary {
  const entries = manifest.parse(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')));
  return new Map(Object.entries(entries).map(([id, entry]) => [id, { ...entry, path: join(folder, entry.file) }]));
}

let own: PictureLibrary | null = null;

/** The shop's own pictures, read once because they ship with the program. */
export function shopPictures(): PictureLibrary {
  own ??= readPictureLibrary(join(projectRoot, 'showroom/pictures'));
  return own;
}

/** Where each piece is in a picture of a room, by the picture's id and the piece's. */
const spots = z.record(
  z.string(),
  z.record(z.string(), z.union([z.tuple([z.number(), z.number()]), z.literal('hidden')])),
);

let ownSpots: z.infer<typeof spots> | null = null;

/** Shares of the picture's width and height; a piece that's hidden behind others has none. */
export function spotIn(publicId: string, recordId: string): { x: number; y: number } | null {
  ownSpots ??= spots.parse(JSON.parse(readFileSync(join(projectRoot, 'showroom/pictures/spots.json'), 'utf8')));
  const spot = ownSpots[publicId]?.[recordId];
  return spot === undefined || spot === 'hidden' ? null : { x: spot[0], y: spot[1] };
}
