import { expect, it } from 'vitest';
import { drawn } from '#app/shell/drawn.test-data.tsx';
import type { MakersLine } from './order-lines.tsx';
import { ShipForm } from './ship-form.tsx';

const line = (id: string, quantity: number, toShip: number): MakersLine => ({
  ...{ id, recordId: `rec-${id}`, name: id, sku: null, quantity, unitCostCents: null, shipBy: '2026-12-01' },
  ...{ whiteGlove: false, confirmedQuantity: quantity, shipDay: '2026-12-01' },
  ...{ shipped: toShip === 0, shippedQuantity: quantity - toShip, toShip },
});
const asked = (...lines: MakersLine[]) =>
  [...drawn(<ShipForm lines={lines} answer={undefined} />).matchAll(/name="ship ([^"]+)"/g)].map(([, id]) => id);

it('asks how many of each leave, wherever some could leave later', () => {
  expect(asked(line('sofa', 1, 1), line('chair', 1, 1))).toEqual(['sofa', 'chair']);
  expect(asked(line('chair', 4, 3))).toEqual(['chair']);
});

it('asks nothing where there’s one piece, or only one left', () => {
  expect(asked(line('sofa', 1, 1))).toEqual([]);
  expect(asked(line('sofa', 1, 1), line('chair', 1, 0))).toEqual([]);
});
