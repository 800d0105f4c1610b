import { formatMoney } from '../money/index.ts';
import { formatNumber } from '../texts/index.ts';
import type { MappingProblem } from './columns.ts';
import { feedLimits } from './columns.ts';
import { type HeldReason, togetherHours } from './limits.ts';
import { makersFileBytes } from './makers-file.ts';
import type { FeedValue } from './run.ts';

const longestQuoted = 60;
const quoted = (cell: string): string => `“${cell.length > longestQuoted ? `${cell.slice(0, longestQuoted)}…` : cell}”`;
const pieces = (count: number): string => (count === 1 ? '1 piece' : `${formatNumber(count)} pieces`);

export const feedWords = {
  fileEmpty: 'The file is empty.',
  onlyHeadings: 'The file has headings, but no rows.',
  badQuote: 'A quoted cell doesn’t end where it should.',
  notText: 'This isn’t a text file.',
  tooLarge: `The file is larger than ${feedLimits.bytes / 1024 / 1024} MB.`,
  tooManyRows: `The file has more than ${formatNumber(feedLimits.rows)} rows. Please split it up.`,
  tooManyColumns: `The file has more than ${feedLimits.columns} columns.`,
  redirected: 'The address leads to another one. Please enter that one instead.',
  answered: (status: number) => `Its server answered ${status} and sent no file.`,
  makersColumns: 'We don’t recognize the columns. Please call them recordId, price and stock.',
  makersTooLarge: `This file is larger than ${makersFileBytes / 1024} KB. Please split it up.`,
  noId: 'This row has no record id.',
  unknown: (recordId: string) => `We don’t have a piece called ${quoted(recordId)}.`,
  otherMaker: (recordId: string) => `${quoted(recordId)} is another maker’s piece, so it stays as it is.`,
  twice: (recordId: string, line: number) => `${quoted(recordId)} is already on line ${line}.`,
  newerFile: 'A newer file took its place.',
  unnamed: 'A file without a name',
  nothingReadable: 'None of its rows could be used.',
  mapping: {
    'no-id': 'Please choose the column with the record ids.',
    'no-values': 'Please choose at least one of price, stock and lead time.',
    twice: 'Please choose a different column for each.',
  } satisfies Record<MappingProblem, string>,
  /** For a file that was fetched, so that someone looks at it. */
  unknownColumns: 'We don’t recognize its columns anymore. Upload the file once and choose them.',
} as const;

const example = ({ name, field, to, count }: { name: string; field: FeedValue; to: number; count: number }): string =>
  `${name}, ${feedValueText(field, to)}${count === 1 ? '' : ', for example'}`;

const it = ({ together }: { together?: true }): string =>
  together ? `Together with the files of the last ${togetherHours} hours, it` : 'It';

/** Why a run waits for a person. */
export function heldWords(reason: HeldReason): string {
  switch (reason.kind) {
    case 'makers-prices':
      return `The maker asks for ${reason.count === 1 ? 'another price' : `${formatNumber(reason.count)} other prices`}. A maker’s prices wait for approval.`;
    case 'many-prices':
      return `${it(reason)} changes the price of ${formatNumber(reason.count)} of ${pieces(reason.of)}. Up to ${reason.limit}% may change without approval.`;
    case 'many-sold-out':
      return `${it(reason)} sells out ${formatNumber(reason.count)} of ${pieces(reason.of)}. Up to ${reason.limit}% may sell out without approval.`;
    case 'unusual':
      return reason.field === 'stock'
        ? `It sets the stock of ${pieces(reason.count)} above ${formatNumber(reason.limit)}: ${example(reason)}.`
        : `It sets the lead time of ${pieces(reason.count)} above ${reason.limit} days: ${example(reason)}.`;
    case 'big-step':
      return `${it(reason)} changes ${reason.count === 1 ? 'a price' : `${formatNumber(reason.count)} prices`} by more than ${reason.limit}%: ${reason.name} from ${formatMoney(reason.from)} to ${formatMoney(reason.to)}${reason.count === 1 ? '' : ', for example'}.`;
  }
}

/** A value as people read it. */
export function feedValueText(field: FeedValue, value: number): string {
  if (field === 'priceCents') return formatMoney(value);
  if (field === 'stock') return formatNumber(value);
  return value === 1 ? '1 day' : `${formatNumber(value)} days`;
}
