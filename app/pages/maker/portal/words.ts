import type { FeedRunState } from '#core/feed/index.ts';
import type { Due, PurchaseOrderState } from '#core/purchase-order/index.ts';
import { formatMoment, formatNumber } from '#core/texts/index.ts';

const pieces = (count: number) => (count === 1 ? '1 piece' : `${formatNumber(count)} pieces`);
const rows = (count: number) => (count === 1 ? '1 row' : `${formatNumber(count)} rows`);

type Acting = Exclude<Due, { act: 'wait' }>['act'];

export const portalWords = {
  title: (maker: string) => `Orders for ${maker}`,
  lead: 'Confirm an order, and enter its tracking number once it’s on its way.',
  open: 'Open orders',
  noOpen: 'No open orders right now. We’ll email you when there’s a new one.',
  latest: 'Latest closed orders',
  noLatest: 'Orders you’ve shipped will be listed here.',
  number: 'Order',
  sent: (day: string) => `Sent ${day}`,
  shipTo: 'Ship to',
  shipToHidden: 'No longer shown',
  city: (city: string, state: string) => `${city}, ${state}`,
  pieces: 'Pieces',
  piece: (name: string, quantity: number) => `${quantity} × ${name}`,
  morePieces: (count: number) => `and ${formatNumber(count)} more`,
  state: 'State',
  states: {
    waiting: 'Not sent',
    sent: 'To confirm',
    acknowledged: 'Confirmed',
    shipped: 'Shipped',
    cancelled: 'Canceled',
  } satisfies Record<PurchaseOrderState, string>,
  due: 'What’s next',
  acts: { confirm: 'Confirm this order', ship: 'Ship it' } satisfies Record<Acting, string>,
  by: (day: string) => `Ship by ${day}`,
  late: (day: string) => `Late: ship by ${day}`,
  wait: 'Nothing. We’ll be in touch.',
  /** For a link that doesn't open the page, and for someone who comes without one. */
  closed: {
    ended: {
      title: 'This link doesn’t work anymore',
      words: 'We can email a new one to the address where you get your orders.',
      ask: 'Send me a new link',
    },
    none: {
      title: 'All your orders',
      words: 'Your page opens with a link. We can email it to the address where you get your orders.',
      ask: 'Send me the link',
    },
  },
  asked: 'If we have an address for your orders, a new link is on its way there.',
} as const;

export const systemWords = {
  title: 'From your own system',
  lead: 'Your software can do all of this too: read open orders, confirm and ship them, and send stock and prices. Ask us for a key.',
  docs: 'How the calls work',
} as const;

export const fileWords = {
  title: 'Stock and prices',
  lead: 'Upload a CSV file with the columns recordId, price and stock. You’ll see what changes before anything is saved.',
  rule: 'Stock changes right away, unless a file sells out many pieces or raises stock far above the usual. “Price” is what our customers pay, so we check every new price before we show it.',
  file: 'Your file with stock and prices',
  drop: 'Drop a CSV file here, or choose one.',
  choose: 'Choose a file',
  reading: 'Reading the file …',
  wrongType: 'Please choose a .csv file.',
  summary: (changed: number, waiting: number, unchanged: number, skipped: number) =>
    [
      `${pieces(changed)} would change right away, ${formatNumber(unchanged)} already match.`,
      ...(waiting > 0 ? [`${pieces(waiting)} would wait for our approval.`] : []),
      ...(skipped > 0 ? [`We’d skip ${rows(skipped)}.`] : []),
    ].join(' '),
  nothing: 'This file changes nothing.',
  send: (changed: number, waiting: number) =>
    changed === 0 ? 'Send it for approval' : waiting === 0 ? `Change ${pieces(changed)}` : 'Send these changes',
  done: (changed: number, waiting: number, skipped: number) =>
    [
      ...(changed > 0 ? [`Thank you. Changed ${pieces(changed)}.`] : ['Thank you.']),
      ...(waiting > 0 ? [`${pieces(waiting)} ${waiting === 1 ? 'waits' : 'wait'} for our approval.`] : []),
      ...(skipped > 0 ? [`Skipped ${rows(skipped)}.`] : []),
    ].join(' '),
  received: 'Thank you. We have your file.',
  unchanged: 'We already have all of this file.',
  changedSince: 'Something has changed since you checked. Here’s what the file would do now.',
  lookAgain: 'Check the file again',
  changes: { coming: 'Changes right away', done: 'Changed' },
  waiting: 'Waits for our approval',
  titles: { coming: ['Now', 'Then'], done: ['Before', 'After'] } as const,
  failed: 'That didn’t work. Please try again.',
  ended: 'Your link has ended. Please reload this page to get a new one.',

  runs: 'Your latest files',
  noRuns: 'You haven’t uploaded a file yet.',
  source: 'File',
  when: 'Uploaded',
  at: formatMoment,
  state: 'State',
  states: {
    applied: 'Changed',
    held: 'Waits for our approval',
    discarded: 'Not used',
    undone: 'Undone by us',
    refused: 'Not used',
    failed: 'Not used',
  } satisfies Record<FeedRunState, string>,
  result: 'What’s in it',
  did: (changed: number, skipped: number) => `${pieces(changed)}${skipped > 0 ? `, ${rows(skipped)} skipped` : ''}`,
} as const;
