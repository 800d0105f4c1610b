import { printCsv, type Style, styleIds, styles } from '#core/catalog/index.ts';
import { toDollars } from '#core/money/index.ts';
import { refundReasons } from '#core/payment/index.ts';
import { inWords, screenAt } from '#core/survey/index.ts';
import { type Month, monthWords } from '#core/visit/index.ts';
import type { BoardFigure, BoardFigures, BoardGroup } from '#server/figures/board-figures.ts';
import type { StudioFigures } from '#server/figures/studio-figures.ts';
import type { TasteFigures } from '#server/figures/taste-figures.ts';
import type { TaxFigures } from '#server/figures/tax-figures.ts';
import { learningWords } from './learning-words.ts';
import { taxFigureWords } from './tax-words.ts';
import { boardsWords, figuresWords as words } from './words.ts';

const shopParts = ['months', 'boards', 'steps', 'pages'] as const;
export const boardParts = ['sent', 'refunds'] as const;
export const learnedParts = ['effect', 'weights'] as const;
export const figureParts = [...shopParts, ...boardParts, ...learnedParts, 'tax'] as const;
export type FigurePart = (typeof figureParts)[number];
export type ShopPart = (typeof shopParts)[number];
export type BoardPart = (typeof boardParts)[number];
export type LearnedPart = (typeof learnedParts)[number];

export const isBoardPart = (part: FigurePart): part is BoardPart => boardParts.some((one) => one === part);
export const isLearnedPart = (part: FigurePart): part is LearnedPart => learnedParts.some((one) => one === part);

/** The question a step asks. */
export const nameOfStep = (step: string) => inWords(screenAt(step)?.title ?? step, {});

export function nameOfGroup(by: BoardGroup, { key, name }: Pick<BoardFigure, 'key' | 'name'>): string {
  if (by === 'month') return monthWords(key as Month);
  if (by === 'style') return styleIds.some((id) => id === key) ? styles[key as Style].name : key || boardsWords.noStyle;
  if (by === 'specialist' && key === '') return boardsWords.byProgram;
  return name || boardsWords.noName;
}

/** The boards' numbers as a CSV file. */
export function boardsCsv(part: BoardPart, { by, rows, refunds, seesMargin }: BoardFigures): string {
  if (part === 'refunds') {
    return printCsv([
      [boardsWords.reason, boardsWords.count, boardsWords.refunded],
      ...refunds.map(({ reason, refunds: count, cents }) => [refundReasons[reason], String(count), dollars(cents)]),
    ]);
  }
  const { pairs, seen, offered, kept, bought, units, sold, margin, marginPercent } = boardsWords;
  return printCsv([
    [
      boardsWords.groups[by],
      pairs,
      seen,
      offered,
      kept,
      bought,
      units,
      sold,
      ...(seesMargin ? [margin, marginPercent] : []),
    ],
    ...rows.map((row) => [
      nameOfGroup(by, row),
      ...[row.pairs, row.seen, row.offered, row.kept, row.bought, row.units].map(String),
      dollars(row.cents),
      ...(seesMargin
        ? [row.margin ? dollars(row.margin.cents) : '', row.margin ? String(row.margin.percent) : '']
        : []),
    ]),
  ]);
}

/** What proposals have learned as a CSV file. */
export function learnedCsv(part: LearnedPart, { effects, weights }: TasteFigures): string {
  const names = learningWords;
  if (part === 'effect') {
    return printCsv([
      [names.composed, names.boards, boardsWords.offered, boardsWords.kept],
      ...effects.map(({ version, boards, offered, kept }) => [
        ...[names.version(version), ...[boards, offered, kept].map(String)],
      ]),
    ]);
  }
  return printCsv([
    [names.what, names.whom, names.homes, names.keptOf, names.expected, names.points],
    ...weights.map(({ name, scope, homes, kept, expected, points }) => [
      ...[name, names.scope(scope), String(homes), names.thousandth(kept), names.thousandth(expected), String(points)],
    ]),
  ]);
}

/** Sales tax by jurisdiction as a CSV file. */
export function taxCsv({ rows }: TaxFigures): string {
  const { state, whose, level, charged, refunded, due, levels } = taxFigureWords;
  return printCsv([
    [words.month, state, whose, level, words.orders, charged, refunded, due],
    ...rows.map((row) => [
      ...[row.month, row.state, row.name, levels[row.level], String(row.orders)],
      ...[row.chargedCents, row.refundedCents, row.dueCents].map(dollars),
    ]),
  ]);
}

const dollars = (cents: number) => String(toDollars(cents));

/** The numbers on the screen as a CSV file. */
export function figuresCsv(part: ShopPart, { months, boards, promises, steps, pages }: StudioFigures): string {
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
        ...steps.map(({ step, seen, answered, left }) => [
          nameOfStep(step),
          String(seen),
          String(answered),
          String(left),
        ]),
      ]);
    case 'pages':
      return printCsv([[words.page, words.opened], ...pages.map(({ page, opened }) => [page, String(opened)])]);
  }
}
