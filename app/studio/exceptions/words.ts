import { easternDay, shortDayWords } from '#core/promotion/index.ts';
import type { Exception, ExceptionKind } from '#server/exception/list-exceptions.ts';

export const exceptionsWords = {
  title: 'Exceptions',
  lead: 'What does not go its way by itself, the longest waiting first.',
  empty: 'Nothing waits for anybody. Everything goes its way.',
  search: 'Piece, name, order or reason',
  kind: 'Kind',
  what: 'What',
  why: 'Why',
  since: 'Since',
  act: 'See to it',
  open: 'Open',
  kinds: {
    unconfirmed: 'Not confirmed for a day',
    late: 'Late',
    return: 'Return or exchange waiting',
    provider: 'Card provider',
    job: 'Failed job',
  } satisfies Record<ExceptionKind, string>,
  acts: {
    'retry-job': 'Start again',
    'look-again': 'Compare again',
    'retry-refund': 'Send again',
    'retry-fee-refund': 'Send again',
  } satisfies Record<NonNullable<Exception['act']>['act'], string>,
  done: {
    'retry-job': 'Started again.',
    'look-again': 'The books agree now.',
    'retry-refund': 'Sent once more.',
    'retry-fee-refund': 'Sent once more.',
  } satisfies Record<NonNullable<Exception['act']>['act'], string>,
  differ: 'The books still differ. Please look at both.',
  unreachable: 'The card provider does not answer just now. Please try again later.',
  failed: 'This did not work. Somebody may have seen to it meanwhile.',
  day: (at: Date) => shortDayWords(easternDay(at)),
} as const;
