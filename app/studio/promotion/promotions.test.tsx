import type { ComponentProps } from 'react';
import { expect, it } from 'vitest';
import { drawn, linksIn } from '#app/shell/drawn.test-data.tsx';
import Promotions from './promotions.route.tsx';

type Loaded = ComponentProps<typeof Promotions>['loaderData'];

const coupon = {
  ...{ code: 'WINTER', scope: 'furniture', percent: 10, firstDay: '2026-12-10', lastDay: null, limit: null },
  ...{ limitPerCustomer: null, minimumCents: 0, paused: false, uses: 0, state: 'upcoming' },
};
const loaded = (mayEdit: boolean) =>
  ({
    mayEdit,
    promotions: [],
    coupons: { rows: [coupon], total: 1, page: { number: 1, size: 50 } },
  }) as unknown as Loaded;
const page = (mayEdit: boolean) =>
  drawn(<Promotions {...({ loaderData: loaded(mayEdit) } as ComponentProps<typeof Promotions>)} />);

it('says of a coupon that hasn’t started from when it holds', () => {
  expect(page(true)).toMatch(/data-title="State"[^>]*><span[^>]*>From December 10, 2026</);
});

it('leads only those to a form who may save it', () => {
  const ways = ['WINTER → /studio/coupons/WINTER', 'New coupon → /studio/coupons/new'];
  for (const way of ways) expect(linksIn(page(true))).toContain(way);
  expect(linksIn(page(false)).filter((way) => way.includes('/studio/'))).toEqual([]);
});
