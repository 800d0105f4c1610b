import { roomIds, rooms } from '#core/catalog/index.ts';
import type { Scope } from '#core/selection/index.ts';
import { formatNumber } from '#core/texts/index.ts';

export const learningWords = {
  title: 'What proposals have learned',
  link: 'What proposals have learned',
  back: 'All figures',
  lead: 'From what customers kept, swapped out, returned and rated. Every home counts once.',
  nothingYet: 'Nothing yet. We need several homes that kept or swapped the same kind of piece.',
  learnedFrom: ({ version, homes, pieces, weights }: Record<'version' | 'homes' | 'pieces' | 'weights', number>) =>
    `Version ${version} has ${formatNumber(weights)} weights, from ${formatNumber(pieces)} pieces shown in ${formatNumber(homes)} homes.`,
  isOn: 'Proposals use it, except every fifth project’s, for comparison.',
  isOff: 'It’s switched off: proposals don’t use it.',
  settings: 'See the settings',
  effect: 'With and without',
  effectHint: 'Board A of first pairs sent in this period, where the customer chose something.',
  composed: 'Composed',
  version: (version: number | null) => (version === null ? 'Without' : `With version ${version}`),
  boards: 'Boards',
  kept: 'Pieces kept per board',
  perBoard: (kept: number, boards: number) => (boards === 0 ? '–' : (kept / boards).toFixed(2)),
  share: 'Of those offered',
  noBoards: 'No one chose from a board sent in this period.',
  weights: 'The strongest weights',
  weightsHint:
    'How often customers kept these, compared with what we’d expect otherwise. Points are what each adds to a board’s score.',
  what: 'What',
  whom: 'For',
  homes: 'Homes',
  keptOf: 'Kept',
  expected: 'Expected',
  points: 'Points',
  noWeights: 'No weights yet.',
  scope: (scope: Scope) => {
    const room = roomIds.find((id) => id === scope);
    return room ? rooms[room].label : scope === 'everyone' ? 'Everyone' : scope;
  },
  thousandth: (share: number) => `${Math.round(share / 10)}%`,
  signed: (points: number) => (points > 0 ? `+${points}` : `−${Math.abs(points)}`),
} as const;
