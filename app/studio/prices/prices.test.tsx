import type { ComponentProps } from 'react';
import { expect, it } from 'vitest';
import { drawn, linksIn } from '#app/shell/drawn.test-data.tsx';
import { standardPriceList } from '#core/price-list/index.ts';
import { formIn } from './form-in.ts';
import StudioPrices from './prices.route.tsx';

type Loaded = ComponentProps<typeof StudioPrices>['loaderData'];

const december = { ...standardPriceList, fromDay: '2026-12-10', feeCents: 16_900 };
const loaded: Loaded = {
  ...{ lists: [december], coming: [december], holds: standardPriceList, since: null, changing: null },
  ...{ tomorrow: '2026-11-19', mayEdit: true },
};
const page = (changes: Partial<Loaded> = {}) =>
  drawn(<StudioPrices {...({ loaderData: { ...loaded, ...changes } } as ComponentProps<typeof StudioPrices>)} />);

it('shows an admin what holds, what comes with what it changes, and a form', () => {
  const html = page();
  expect(html).toContain('$149');
  expect(html).toContain('From December 10, 2026');
  expect(html).toContain('Fee: $149 → $169');
  expect(html).toContain('Withdraw the prices from December 10, 2026');
  expect(linksIn(html)).toContain('Change → /studio/settings/prices?change=2026-12-10#prices-form');
  expect(html.match(/name="rate"/g)).toHaveLength(6);
  expect(page({ changing: december })).toContain('name="replaces"');
});

it('shows everyone else the same without a form', () => {
  const html = page({ mayEdit: false });
  expect(html).toContain('Fee: $149 → $169');
  expect(html).toContain('Only an admin can change these.');
  expect(html).not.toMatch(/<(form|input|button)\b/);
});

it('says since when the prices hold, and that nothing comes', () => {
  const html = page({ coming: [], since: '2026-06-01' });
  expect(html).toContain('Since June 1, 2026');
  expect(html).toContain('No change is scheduled.');
});

it('reads as many bands as the form has rows', () => {
  const sent = new FormData();
  for (const [name, value] of Object.entries({ fromDay: '2026-12-10', fee: '169', threshold: '8000', below: '3000' })) {
    sent.append(name, value);
  }
  for (const rate of ['199', '349']) sent.append('rate', rate);
  const bands = [
    { below: '3000', rate: '199' },
    { below: '', rate: '349' },
  ];
  expect(formIn(sent)).toEqual({ fromDay: '2026-12-10', fee: '169', threshold: '8000', bands });
});
