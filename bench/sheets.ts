import { mkdirSync } from 'node:fs';
import { seeded } from '../core/room/layout/search/luck.ts';
import { drawBoards } from './sheets/boards.ts';
import { drawPlans } from './sheets/plans.ts';

/**
 * Boards and plans chosen at random, large enough to judge by eye, four to a picture: the boards of surveys that the quiz
 * could have led to, from the demo's range, and the plans of rooms as people have them.
 * `npm run sheets -- boards|plans [how many] [seed] [folder]`
 */
const [what = '', many = '24', seed = '1', folder = 'test-results/sheets'] = process.argv.slice(2);
/** They are chosen among this many. */
const among = 200;

const draw = { boards: drawBoards, plans: drawPlans }[what];
if (!draw) {
  console.error('npm run sheets -- boards|plans [how many] [seed] [folder]');
  process.exit(1);
}
mkdirSync(folder, { recursive: true });
for (const line of await draw(chosen(Number(many), seeded(Number(seed))), folder)) console.log(line);

/** Different numbers from 0 on. */
function chosen(count: number, random: () => number): number[] {
  const numbers = new Set<number>();
  while (numbers.size < Math.min(count, among)) numbers.add(Math.floor(random() * among));
  return [...numbers];
}
