import { formatExactMoney } from '#core/money/index.ts';
import { easternDay, shortDayWords } from '#core/promotion/index.ts';
import type { Exception, ExceptionKind } from '#server/exception/list-exceptions.ts';

export const exceptionsWords = {
  title: 'Exceptions',
  lead: 'Everything that needs a person, longest waiting first.',
  empty: 'Nothing needs attention. Everything is running smoothly.',
  search: 'Piece, name, order or reason',
  kind: 'Kind',
  what: 'What',
  why: 'Why',
  since: 'Since',
  act: 'Action',
  open: 'Open',
  kinds: {
    promise: 'Boards late or nearly so',
    gone: 'Piece gone from live boards',
    unconfirmed: 'Not confirmed for a day',
    late: 'Late',
    return: 'Return or exchange waiting',
    claim: 'Damage reported',
    maker: 'Maker doesn’t answer',
    feed: 'Maker’s file',
    provider: 'Card provider',
    approval: 'Refund for a second person',
    webhook: 'Webhook not delivered',
    job: 'Failed job',
  } satisfies Record<ExceptionKind, string>,
  acts: {
    'retry-job': 'Retry',
    'look-again': 'Compare again',
    'see-healing': 'Done',
  },
  sendAgain: (cents: number) => `Send ${formatExactMoney(cents)} again`,
  done: {
    'retry-job': 'Retrying now.',
    'look-again': 'The books match now.',
    'retry-refund': 'Sent again.',
    'retry-fee-refund': 'Sent again.',
    'see-healing': 'Off the list.',
  } satisfies Record<NonNullable<Exception['act']>['act'], string>,
  differ: 'The books still don’t match. Please check both sides.',
  unreachable: 'We can’t reach the card provider right now. Please try again later.',
  failed: 'That didn’t work. A colleague may have taken care of it already.',
  day: (at: Date) => shortDayWords(easternDay(at)),
} as const;
