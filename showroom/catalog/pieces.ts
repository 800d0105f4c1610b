import { barTables } from './families/bar-tables.ts';
import { beds } from './families/beds.ts';
import { benches } from './families/benches.ts';
import { coffeeTables } from './families/coffee-tables.ts';
import { deskChairs } from './families/desk-chairs.ts';
import { desks } from './families/desks.ts';
import { diningChairs } from './families/dining-chairs.ts';
import { diningTables } from './families/dining-tables.ts';
import { dressers } from './families/dressers.ts';
import { endTables } from './families/end-tables.ts';
import { loungeChairs } from './families/lounge-chairs.ts';
import { nightstands } from './families/nightstands.ts';
import { rugs } from './families/rugs.ts';
import { sideboards } from './families/sideboards.ts';
import { sofas } from './families/sofas.ts';
import { stools } from './families/stools.ts';
import type { Piece } from './piece.ts';

/** The shop's whole range, kind by kind. */
export const pieces: Piece[] = [
  ...sofas,
  ...loungeChairs,
  ...sideboards,
  ...coffeeTables,
  ...endTables,
  ...rugs,
  ...beds,
  ...nightstands,
  ...dressers,
  ...benches,
  ...diningTables,
  ...barTables,
  ...diningChairs,
  ...stools,
  ...desks,
  ...deskChairs,
];
