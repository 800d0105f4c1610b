import { parseArgs } from 'node:util';
import { seededNumbers, testSeed } from '../tests/setup/seed.ts';
import { runCrowd } from './load/crowd.ts';
import { onePiece } from './load/one-piece.ts';
import { oneToThree } from './load/one-to-three.ts';

/**
 * `npm run load`, after `npm run build`: 2,000 shoppers at once for five minutes, some of them slow, some sending too much.
 * Shorter: `npm run load -- --shoppers 100 --seconds 30 --think 2`. Ends with 1 if something didn't hold.
 * `npm run load -- processes [--purchases 600]`: purchases a second with one, two and three web processes.
 * `npm run load -- one-piece [--buyers 64] [--purchases 640]`: everyone buys the same piece, then each a different one.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    shoppers: { type: 'string', default: '2000' },
    seconds: { type: 'string', default: '300' },
    think: { type: 'string', default: '4.5' },
    purchases: { type: 'string', default: '640' },
    buyers: { type: 'string' },
  },
});
const numberOf = (value: string, name: string) => {
  const number = Number(value);
  if (Number.isFinite(number) && number > 0) return number;
  throw new Error(`--${name} is no number above zero: ${value}`);
};
const purchases = numberOf(values.purchases, 'purchases');
const [what = 'crowd'] = positionals;
if (what === 'processes') await oneToThree(purchases, numberOf(values.buyers ?? '16', 'buyers'));
else if (what === 'one-piece') await onePiece(purchases, numberOf(values.buyers ?? '64', 'buyers'));
else if (what === 'crowd') {
  console.log(`drawn with TEST_SEED=${testSeed}`);
  await runCrowd({
    shoppers: numberOf(values.shoppers, 'shoppers'),
    seconds: numberOf(values.seconds, 'seconds'),
    think: numberOf(values.think, 'think'),
    random: seededNumbers('load'),
  });
} else {
  console.error(`There is no load '${what}'. There are: crowd, processes, one-piece.`);
  process.exitCode = 1;
}
