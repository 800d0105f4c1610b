import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { feeTerms } from '#core/fee/index.ts';
import { formatMoney } from '#core/money/index.ts';
import { delayRule, returnDays, standardShipping } from '#core/order/index.ts';
import { standardPriceList } from '#core/price-list/index.ts';
import { projectTerms } from '#core/project/index.ts';
import { readyToShipDays } from '#core/selection/index.ts';
import { story } from './company/story.ts';
import { facts, shippingRows } from './facts.ts';
import { faq, homeFaq } from './faq/index.ts';
import { glossary } from './glossary/index.ts';
import { termsSections } from './legal/terms.ts';

const root = join(import.meta.dirname, '..');
const pages = [
  'about',
  'resources',
  'sustainability',
  'support',
  'contact',
  'glossary',
  'terms',
  'privacy',
  '404',
  'error',
  'home',
  'furniture',
  'inspiration-gallery',
  'measurements',
  'scan-with-render',
  'newsletter',
];
const folders = ['content', 'app/parts/reading', ...[...pages, 'accessibility'].map((page) => `app/pages/${page}`)];

const sources = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name)),
);

const days = [...new Set([returnDays, feeTerms.guaranteeDays, delayRule.longDays, readyToShipDays])];
const { feeCents, shippingBands } = standardPriceList;
const amounts = [feeCents, ...shippingBands.flatMap(({ below, rate }) => [rate, below ?? rate])];

/** Numbers that belong to a rule. Typed by hand in copy, they wouldn't change when the rule does. */
const typedByHand: readonly RegExp[] = [
  ...amounts.map((cents) => new RegExp(`\\$?\\b${formatMoney(cents).slice(1).replace(',', ',?')}\\b`)),
  new RegExp(`\\b(${projectTerms.boardsWithinHours}|seventy-two|three)[ -](hours?|days?)\\b`, 'i'),
  new RegExp(`\\b(${days.join('|')}|thirty|fourteen)[ -]days?\\b`, 'i'),
  /\b(one|1)[ -]year\b|\bsix[ -]months\b|\b12 months\b/i,
  /\b(four|4) rooms\b/i,
  /\b(two|2) (revisions|new pairs)\b/i,
];

/** What customers say in testimonials isn't a promise we make. */
const notOurs = /testimonials\.ts$/;

describe('numbers of the business', () => {
  it('are found if typed by hand', () => {
    for (const typed of ['for $149', 'within 72 hours', '30 days', '14-day', 'valid one year', 'up to four rooms']) {
      expect(
        typedByHand.some((pattern) => pattern.test(typed)),
        typed,
      ).toBe(true);
    }
  });

  it.each(sources.filter((file) => !notOurs.test(file)).map((file) => file.slice(root.length + 1)))(
    '%s types none',
    (file) => {
      const lines = readFileSync(join(root, file), 'utf8').split('\n');
      const found = lines.filter((line) => typedByHand.some((pattern) => pattern.test(line)));
      expect(found).toEqual([]);
    },
  );
});

describe('the facts', () => {
  it('are the rules’ own', () => {
    expect(facts.boardsWithin).toBe(`${projectTerms.boardsWithinHours} hours`);
    expect(facts.firstRooms).toBe('living room, bedroom or dining room');
    expect(facts.styles).toBe('Draper (mid-century modern), Moody (California coastal) and Roy (industrial)');
  });

  it('list every shipping band with what is charged in it', () => {
    const rows = shippingRows(standardPriceList);
    const charged = (cents: number) => formatMoney(standardShipping(cents, shippingBands));
    expect(rows).toHaveLength(shippingBands.length);
    expect(rows[0]).toEqual(['Under $3,000', charged(1)]);
    expect(rows[1]).toEqual(['$3,000 to under $5,000', charged(3000_00)]);
    expect(rows.at(-1)).toEqual(['$10,000 and above', charged(10000_00)]);
  });
});

it('names the prices of the list that holds, and no others', () => {
  const prices = { ...standardPriceList, feeCents: 175_00, shippingBands: [{ below: null, rate: 88_00 }] };
  const company = { legalName: 'L', postalAddress: 'P', phone: 'T', email: 'E' };
  const said = JSON.stringify([faq(prices), homeFaq(prices), story(prices), termsSections(company, prices), glossary]);
  expect(said.match(/\$175/g)).toHaveLength(7);
  expect(said).toContain('$88');
  for (const cents of amounts) expect(said).not.toContain(`${formatMoney(cents)}`);
});
