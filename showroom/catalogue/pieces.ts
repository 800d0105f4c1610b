import { bedroomStorage } from './families/bedroom-storage.ts';
import { beds } from './families/beds.ts';
import { benches } from './families/benches.ts';
import { chairs } from './families/chairs.ts';
import { loungeChairs } from './families/lounge-chairs.ts';
import { lowTables } from './families/low-tables.ts';
import { rugs } from './families/rugs.ts';
import { sideboards } from './families/sideboards.ts';
import { sofas } from './families/sofas.ts';
import { tallTables } from './families/tall-tables.ts';
import type { Piece } from './piece.ts';

/** The shop's whole range, kind by kind. */
export const pieces: Piece[] = [
  ...sofas,
  ...loungeChairs,
  ...sideboards,
  ...lowTables,
  ...rugs,
  ...beds,
  ...bedroomStorage,
  ...benches,
  ...tallTables,
  ...chairs,
];
