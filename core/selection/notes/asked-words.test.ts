import { expect, it } from 'vitest';
import type { BriefPiece } from '../../survey/index.ts';
import { described } from './asked-words.ts';

const wish: BriefPiece = {
  ...{ kind: 'sofa', types: [], subTypes: [], materials: [], shapes: [], tier: null },
  ...{ colorIntensity: null, colors: [], quantity: 1, size: null },
};

it.each<[Partial<BriefPiece>, string]>([
  [{}, 'sofas'],
  [{ types: ['standard'] }, 'standard sofas'],
  [{ types: ['sleeper', 'l_shaped_sectional'] }, 'sleeper or L-shaped sectional sofas'],
  [{ kind: 'lounge_chair', types: ['recliner', 'swivel'] }, 'reclining or swivel lounge chairs'],
  [{ kind: 'coffee_table', types: ['shelf', 'storage'] }, 'coffee tables with a shelf or with storage'],
  [{ kind: 'coffee_table', types: ['traditional', 'storage'] }, 'coffee tables (traditional or with storage)'],
  [{ kind: 'bed', types: ['headboard'], size: 'king' }, 'king-size beds with a headboard'],
  [{ kind: 'rug', types: ['solid'], size: '8x10' }, '8 × 10 ft solid rugs'],
  [{ kind: 'stool', types: ['upholstered'], size: 'counter' }, 'counter-height upholstered stools'],
])('names what was asked for the way people say it: %o', (asked, words) => {
  expect(described({ ...wish, ...asked })).toBe(words);
});
