import { z } from 'zod';
import { ledgerParts } from '#core/money/index.ts';
import { claimDecisions } from '#core/order/index.ts';

const text = z.string();
const lineIds = z.array(text);
const takes = z.record(text, z.object({ take: z.number().int(), of: z.number().int() }));
const someLines = z.object({
  ...{ orderId: text, lineIds: z.exactOptional(lineIds), takes: z.exactOptional(takes) },
  note: z.exactOptional(text),
});
const amount = z.object({ of: z.enum(ledgerParts), lineId: text.nullable(), cents: z.number().int() });

/** What each act that refunds was given, by the name it's written down under. */
export const givenTo = {
  'cancel-lines': someLines,
  'refund-returned': someLines,
  'refund-amounts': z.object({ orderId: text, amounts: z.array(amount), note: text }),
  'answer-delay': z.object({ orderId: text, lineIds, answer: z.enum(['wait', 'cancel']) }),
  'offer-replacement': z.object({
    orderId: text,
    lineId: text,
    recordId: text,
    quantity: z.exactOptional(z.number()),
  }),
  'decide-claim': z.object({
    ...{ orderId: text, claimId: text, lineId: text, act: z.enum(claimDecisions) },
    ...{ cents: z.number().int().nullable(), answer: text },
  }),
  'refund-fee': z.object({ feeId: text, cents: z.union([z.number().int(), z.literal('all')]), note: text }),
  'decide-guarantee': z.object({ requestId: text, act: z.enum(['grant', 'decline']), answer: text }),
} as const;

export type RefundAct = keyof typeof givenTo;
export type GivenTo<Act extends RefundAct> = z.output<(typeof givenTo)[Act]>;

export const isRefundAct = (act: string): act is RefundAct => Object.hasOwn(givenTo, act);

/** Where the words are that someone wrote. To a delay the answer is a choice. */
const wordsIn = {
  'cancel-lines': 'note',
  'refund-returned': 'note',
  'refund-amounts': 'note',
  'answer-delay': null,
  'offer-replacement': null,
  'decide-claim': 'answer',
  'refund-fee': 'note',
  'decide-guarantee': 'answer',
} as const satisfies Record<RefundAct, 'note' | 'answer' | null>;

interface Written {
  act: string;
  given: Readonly<Record<string, unknown>>;
}

interface ReadGiven {
  /** The order's lines it names; none if it's for all of them, or for a fee. */
  lineIds: string[];
  /** How many of a line, where it isn't all of it. */
  takes: Readonly<Record<string, number>>;
  /** The piece that's sent instead. */
  recordId: string | null;
  note: string;
}

/** What the second person has to know of it. Empty where it can't be read. */
export function readGiven({ act, given }: Written): ReadGiven {
  const read = isRefundAct(act) ? givenTo[act].safeParse(given).data : undefined;
  if (!isRefundAct(act) || !read) return { lineIds: [], takes: {}, recordId: null, note: '' };
  const named = [
    ...('lineIds' in read ? (read.lineIds ?? []) : []),
    ...('lineId' in read ? [read.lineId] : []),
    ...('amounts' in read ? read.amounts.flatMap(({ lineId }) => lineId ?? []) : []),
  ];
  const field = wordsIn[act];
  return {
    lineIds: [...new Set(named)],
    takes: Object.fromEntries(
      Object.entries(('takes' in read ? read.takes : undefined) ?? {}).map(([id, { take }]) => [id, take]),
    ),
    recordId: 'recordId' in read ? read.recordId : null,
    note: field ? String(given[field] ?? '') : '',
  };
}

/** The same without what someone wrote. It can still be carried out. */
export function withoutWords({ act, given }: Written): Record<string, unknown> {
  if (!isRefundAct(act)) return {};
  const field = wordsIn[act];
  return field && field in given ? { ...given, [field]: '' } : { ...given };
}
