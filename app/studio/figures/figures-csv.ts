import { printCsv } from '#core/catalog/index.ts';
import { toDollars } from '#core/money/index.ts';
import type { StudioFigures } from '#server/figures/studio-figures.ts';
import { figuresWords as words } from './words.ts';

export const figureParts = ['months', 'boards', 'steps', 'pages'] as const;
export type FigurePart = (typeof figureParts)[number];

const dollars = (cents: number) => String(toDollars(cents));

/** The numbers on the screen as a CSV file. */
export function figuresCsv(part: FigurePart, { months, boards, promises, steps, pages }: StudioFigures): string {
  switch (part) {
    case 'months':
      return printCsv([
        [words.month, words.fees, words.feeIncome, words.orders, words.orderIncome, words.revenue],
        ...months.map(({ month, fees, feeCents, orders, orderCents, revenueCents }) => [
          ...[month, String(fees), dollars(feeCents), String(orders), dollars(orderCents), dollars(revenueCents)],
        ]),
      ]);
    case 'boards':
      return printCsv([
        [
          ...[words.answered, `${words.median} (h)`, `${words.p95} (h)`, words.kept, words.lateNow],
          ...[words.missed, words.credits, words.creditSum],
        ],
        [
          ...[boards.answered, boards.median ?? '', boards.p95 ?? '', boards.kept, boards.lateNow].map(String),
          ...[String(promises.missed), String(promises.credits), dollars(promises.creditCents)],
        ],
      ]);
    case 'steps':
      return printCsv([
        [words.step, words.seen, words.answeredStep, words.left],
        ...steps.map(({ step, seen, answered, left }) => [step, String(seen), String(answered), String(left)]),
      ]);
    case 'pages':
      return printCsv([[words.page, words.opened], ...pages.map(({ page, opened }) => [page, String(opened)])]);
  }
}
