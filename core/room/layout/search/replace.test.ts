import { expect, it } from 'vitest';
import { frameOf } from '../floor/frame.ts';
import { qualityOf } from '../judge.ts';
import type { LayoutPiece, LayoutRoom } from '../layout-types.ts';
import { type Standing, stand } from '../standing.ts';
import { Effort } from './effort.ts';
import { replaceAll, unitsOf } from './replace.ts';

const room: LayoutRoom = {
  width: 200,
  depth: 160,
  doorway: { wall: 'opposite-wall-a', offset: 82, width: 36, swing: 'outward' },
};
const { floor } = frameOf(room);
const low: LayoutPiece = { id: 'low', kind: 'dresser', width: 50, depth: 18, height: 34 };
const high: LayoutPiece = { id: 'high', kind: 'dresser', width: 30, depth: 18, height: 50 };

/** What was taken out and put back, in this order. */
function askedFor(plan: readonly Standing[]) {
  const asked: string[] = [];
  const units = unitsOf(floor, plan, () => false).map((unit) => ({
    ...unit,
    places: (...given: Parameters<typeof unit.places>) => {
      asked.push(unit.pieces.map(({ id }) => id).join());
      return unit.places(...given);
    },
  }));
  const { plan: now } = replaceAll(floor, { plan, value: qualityOf(floor, plan) }, units, new Effort(100_000));
  return { asked, now };
}

it('a plan is done once everything in it is where it’s best, without another look at what hasn’t changed since', () => {
  const settled = askedFor([stand(low, 100, 60, 0), stand(high, 60, 100, 90)]).now;
  expect(askedFor(settled)).toEqual({ asked: ['low', 'high'], now: settled });
  const away = settled.map((one) => (one.piece === low ? stand(low, 100, 70, 0) : one));
  const { asked, now } = askedFor(away);
  expect(asked).toEqual(['low', 'high']);
  expect(qualityOf(floor, now)).toBeGreaterThan(qualityOf(floor, away));
});
