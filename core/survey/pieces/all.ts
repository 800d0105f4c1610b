import { bed, nightstand } from './bedroom.ts';
import { loungeChair } from './lounge-chair.ts';
import { desk, deskChair, standingDesk } from './office.ts';
import type { PieceWords } from './piece-steps.ts';
import { rug } from './rug.ts';
import { diningChair, stool } from './seats.ts';
import { sofa } from './sofa.ts';
import { bench, dresser, sideboard } from './storage.ts';
import { coffeeTable, diningTable, endTable } from './tables.ts';

/** In an order that is every room's order: a sideboard comes before a coffee table and after the dining chairs. */
export const pieces: readonly PieceWords[] = [
  sofa,
  loungeChair,
  bed,
  nightstand,
  dresser,
  bench,
  diningTable,
  diningChair,
  stool,
  sideboard,
  coffeeTable,
  endTable,
  desk,
  standingDesk,
  deskChair,
  rug,
];
