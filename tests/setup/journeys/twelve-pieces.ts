import type { Page } from '@playwright/test';
import { choosing, customerWithBoards, type ReadyBoards } from '../customer-with-boards.ts';

/** Answers that lead to boards of eight pieces, in a room that has floor for more. */
const says = {
  ...{ measurement_method: 'diy', 'wall-a': '24 ft 0 in', 'wall-b': '20 ft 0 in' },
  ...{ 'doorway-width': '3 ft 0 in', 'doorway-height': '6 ft 8 in' },
  pieces: ['sofa', 'lounge_chair', 'coffee_table', 'end_table', 'sideboard', 'rug'],
  lounge_chair: {
    ...{ type: 'stationary_standard', sub_type: 'plush', materials: 'fabric', budget: 'premium', quantity: '2' },
    colorIntensity: 'neutral',
  },
  coffee_table: { type: 'traditional', materials: 'wood', shape: 'round', budget: 'premium' },
  end_table: { type: 'traditional', shape: 'round', budget: 'basic', quantity: '2' },
  sideboard: { type: 'standard_door', budget: 'premium' },
  rug: { type: [2, 3], size: '8x10', budget: 'premium', colorIntensity: 'neutral' },
};

/** A customer who chose twelve pieces: a whole board, with two more lounge chairs and two more end tables. */
export async function customerWithTwelvePieces(page: Page): Promise<ReadyBoards> {
  const boards = await customerWithBoards(page, { says });
  const chosen = boards.recordIds.slice(0, says.pieces.length);
  await choosing(
    page,
    boards,
    chosen.map((id) => ({ id, ...(/lounge-chair|end-table/.test(id) ? { quantity: 4 } : {}) })),
  );
  return boards;
}
