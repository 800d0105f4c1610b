import { expect, test } from 'vitest';
import { learnedCsv, taxCsv } from './figures-csv.ts';

test('what proposals have learned is a table of each part', () => {
  const learned = {
    ...{ isOn: true, newest: null },
    effects: [
      { version: 3, boards: 10, offered: 60, kept: 24 },
      { version: null, boards: 4, offered: 24, kept: 8 },
    ],
    weights: [{ key: 'k', name: 'Walnut', scope: 'everyone', homes: 12, kept: 600, expected: 400, points: 3 } as const],
  };
  expect(learnedCsv('effect', learned)).toBe(
    'Composed,Boards,Pieces offered,Chosen\r\nWith version 3,10,60,24\r\nWithout,4,24,8\r\n',
  );
  expect(learnedCsv('weights', learned)).toBe(
    'What,For,Homes,Kept,Expected,Points\r\nWalnut,Everyone,12,60%,40%,3\r\n',
  );
});

test('sales tax is one line for each month and jurisdiction, in dollars', () => {
  const row = { month: '2026-11', state: 'MA', level: 'city', name: 'Somerville', orders: 2 } as const;
  const rows = [{ ...row, chargedCents: 12_345, refundedCents: 45, dueCents: 12_300 }];
  expect(taxCsv({ rows, isCut: false })).toBe(
    'Month,State,Jurisdiction,Level,Orders,Charged,Refunded,Due\r\n2026-11,MA,Somerville,City,2,123.45,0.45,123\r\n',
  );
});
