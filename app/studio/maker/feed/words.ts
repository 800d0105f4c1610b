import type { FeedField, FeedOrigin, FeedRunState, FeedSchedule } from '#core/feed/index.ts';
import { feedLimits } from '#core/feed/index.ts';
import { formatMoment, formatNumber } from '#core/texts/index.ts';

const pieces = (count: number) => (count === 1 ? '1 piece' : `${formatNumber(count)} pieces`);
const rows = (count: number) => (count === 1 ? '1 row' : `${formatNumber(count)} rows`);

export const feedPageWords = {
  title: (maker: string) => `Feed of ${maker}`,
  lead: 'Prices, stock and lead times from the maker’s own file. recordId, price and stock are enough. You’ll see what changes before anything is saved, and you can undo it.',
  upload: 'Upload a file',
  file: 'The maker’s file',
  drop: 'Drop a CSV file here, or choose one.',
  choose: 'Choose a file',
  reading: 'Reading the file …',
  wrongType: 'Please choose a .csv file.',
  tooLarge: `This file is larger than ${feedLimits.bytes / 1024 / 1024} MB.`,
  columns: 'Which column is which?',
  columnsHint: 'Choose once. We’ll remember it for this maker.',
  changeColumns: 'Change the columns',
  notInFile: 'Not in this file',
  field: {
    recordId: 'Record id',
    price: 'Price',
    stock: 'In stock',
    leadTimeDays: 'Lead time in days',
  } satisfies Record<FeedField, string>,
  check: 'Check the file',
  summary: (changed: number, unchanged: number, skipped: number) =>
    [
      `${pieces(changed)} would change, ${formatNumber(unchanged)} already match.`,
      ...(skipped > 0 ? [`We’d skip ${rows(skipped)}.`] : []),
    ].join(' '),
  nothing: 'This file changes nothing.',
  heldHeading: 'This changes more than usual, so it needs approval.',
  changes: 'Changes',
  now: 'Now',
  next: 'Then',
  before: 'Before',
  after: 'After',
  apply: (count: number) => `Change ${pieces(count)}`,
  hold: 'Save it for approval',
  remember: 'Remember these columns',
  remembered: 'We’ll know these columns next time.',
  applied: (count: number) => `Changed ${pieces(count)}.`,
  held: 'Saved. It’s waiting for approval below.',
  unchanged: 'The catalog already matches this file.',
  changedSince: 'The catalog has changed since you checked. Here’s what the file would do now.',
  lookAgain: 'Check the file again',

  runs: 'Files so far',
  noRuns: 'No file has changed anything yet.',
  when: 'When',
  source: 'File',
  state: 'State',
  result: 'What it did',
  report: 'Report',
  open: 'See report',
  openOf: (source: string, at: Date) => `See report: ${source}, ${formatMoment(at)}`,
  by: (name: string | null, origin: FeedOrigin) => {
    if (origin === 'maker') return 'By the maker';
    return name === null ? (origin === 'address' ? 'By schedule' : 'By a deleted account') : `By ${name}`;
  },
  at: formatMoment,
  states: {
    applied: 'Applied',
    held: 'Waits for approval',
    discarded: 'Discarded',
    undone: 'Undone',
    refused: 'Not used',
    failed: 'Couldn’t fetch',
  } satisfies Record<FeedRunState, string>,
  did: (state: FeedRunState, changed: number, skipped: number, reason: string) => {
    if (state === 'refused' || state === 'failed') return reason;
    const skip = skipped > 0 ? `, ${rows(skipped)} skipped` : '';
    return state === 'held' ? `Would change ${pieces(changed)}${skip}` : `${pieces(changed)}${skip}`;
  },
  reportOf: (source: string) => `Report: ${source}`,
  leftAfterUndo: 'Not undone: changed or sold since',
  leftAfterApproval: 'Not changed: something else changed these while the file waited',
  undo: 'Undo',
  undoNamed: (source: string) => `Undo ${source}`,
  undoQuestion: (count: number) =>
    `Set ${pieces(count)} back to what they were? Values that changed since, by a sale or by hand, stay as they are.`,
  approve: 'Approve',
  approveNamed: (source: string) => `Approve ${source}`,
  approveQuestion: (count: number) => `Change ${pieces(count)} now? You can undo it afterward.`,
  discard: 'Discard',
  discardNamed: (source: string) => `Discard ${source}`,
  discardQuestion: 'Discard this file? The catalog stays as it is.',
  keep: 'Not now',
  undone: (count: number, left: number) =>
    left === 0
      ? `Undone: ${pieces(count)} set back.`
      : `Undone: ${pieces(count)} set back. ${pieces(left)} changed since, so we left those alone.`,
  approved: (count: number, left: number) =>
    left === 0
      ? `Changed ${pieces(count)}.`
      : `Changed ${pieces(count)}. ${pieces(left)} changed while the file waited, so we left those alone.`,
  discarded: 'Discarded. The catalog stays as it is.',

  settings: 'Fetching and limits',
  address: 'Address of the file',
  addressHint: 'We fetch the file there. Leave it empty if you only upload files.',
  schedule: 'How often we fetch it',
  schedules: { off: 'Only when you ask', daily: 'Every day', hourly: 'Every hour' } satisfies Record<
    FeedSchedule,
    string
  >,
  limitsHint:
    'A file that goes over one of these limits waits for approval. Up to two pieces can always change. Prices the maker uploads always wait.',
  mostPricesPercent: 'Prices that may change in one file, in percent of pieces',
  mostStepPercent: 'How far one price may move, in percent',
  mostSoldOutPercent: 'Pieces that may sell out in one file, in percent',
  save: 'Save',
  saved: 'Saved.',
  adminsOnly: 'Only an admin can change where we fetch the file and how much it may change.',
  noAddress: 'No address yet',
  fetchNow: 'Fetch it now',
  lastRun: (at: Date) => `Last read ${formatMoment(at)}.`,
  nextFetch: (at: Date) => `Next fetch after ${formatMoment(at)}.`,
  problem: 'We couldn’t use the last file.',
  repeated:
    'It’s a file that’s waiting, or that you undid or discarded, so nothing changed. Upload it to use it anyway.',
  refused: {
    'not-allowed': 'You can’t change this.',
    unknown: 'This no longer exists. Please reload the page.',
    changed: 'A colleague saved this in the meantime. Reload the page to see it, then make your change again.',
    'decided-before': 'A colleague has already taken care of this file.',
    overtaken: 'All of these values have changed since, so there’s nothing left to do.',
    'no-address': 'Please save an address first.',
  },
  failed: 'That didn’t work. Please try again.',
} as const;
