import { loungeChairs } from './families/lounge-chairs.ts';
import { lowTables } from './families/low-tables.ts';
import { rugs } from './families/rugs.ts';
import { sideboards } from './families/sideboards.ts';
import { sofas } from './families/sofas.ts';
import type { Piece } from './piece.ts';

/** The shop's whole range, kind by kind. */
export const pieces: Piece[] = [...sofas, ...loungeChairs, ...sideboards, ...lowTables, ...rugs];
