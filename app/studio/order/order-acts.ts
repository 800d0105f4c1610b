import { z } from 'zod';
import { takesIn, takesSchema } from '#app/parts/order/read-takes.ts';
import { claimDecisions, mostClaimWords, shipmentSchema } from '#core/order/index.ts';
import { storableText } from '#core/texts/index.ts';
import { claimWords } from './claim/words.ts';

const lineIds = z.array(storableText.max(100)).min(1).max(100);
const takes = takesSchema;
const note = storableText.trim().max(2000).default('');

/** What the studio can do with an order, as its forms send it. */
export const studioActSchema = z.discriminatedUnion('act', [
  z.object({ act: z.enum(['confirm', 'deliver', 'receive']), lineIds, takes }),
  z.object({ act: z.enum(['refund', 'wait']), lineIds }),
  z.object({ act: z.literal('ship'), lineIds, takes, ...shipmentSchema.shape }),
  z.object({ act: z.literal('correct'), lineIds, ...shipmentSchema.shape }),
  z.object({ act: z.literal('delay'), lineIds, newShipBy: z.union([z.iso.date(), z.literal('')]).default('') }),
  z.object({ act: z.literal('cancel'), lineIds, takes, note }),
  z.object({ act: z.literal('decline'), lineIds, note }),
  z.object({
    act: z.literal('exchange'),
    lineIds: lineIds.length(1),
    recordId: storableText.min(1).max(64),
    quantity: z.coerce.number().int().min(1).max(99),
  }),
  z.object({
    act: z.literal('amounts'),
    parts: z.array(storableText.max(200)).max(300),
    amounts: z.array(storableText.max(20)).max(300),
    note,
  }),
  z.object({
    ...{ act: z.literal('claim'), claimId: storableText.min(1).max(100) },
    decision: z.enum(claimDecisions, claimWords.decision),
    ...{ amount: storableText.max(20).default(''), answer: storableText.trim().max(mostClaimWords).default('') },
  }),
  z.object({ act: z.literal('retry'), refundId: storableText.min(1).max(100) }),
]);
export type StudioAsked = z.infer<typeof studioActSchema>;
/** Actions that apply to several pieces at once. */
export type StudioAct = Exclude<StudioAsked['act'], 'correct' | 'exchange' | 'amounts' | 'claim' | 'retry'>;

export interface StudioAnswer {
  ok: boolean;
  message: string;
  /** The same message per field. */
  problems: Partial<
    Record<'carrier' | 'tracking' | 'newShipBy' | 'recordId' | 'decision' | 'amount' | 'answer', string>
  >;
}

export const studioActsPath = (orderId: string) => `/studio/orders/${orderId}/acts`;

export function readStudioAct(form: FormData) {
  const given = (name: string) => form.get(name) ?? undefined;
  return studioActSchema.safeParse({
    act: given('act'),
    lineIds: form.getAll('line'),
    takes: takesIn(form, form.getAll('line')),
    carrier: given('carrier'),
    tracking: given('tracking'),
    newShipBy: given('newShipBy'),
    note: given('note'),
    recordId: given('recordId'),
    quantity: given('quantity'),
    parts: form.getAll('part'),
    amounts: form.getAll('amount'),
    refundId: given('refund'),
    claimId: given('claim'),
    decision: given('decision'),
    amount: given('amount'),
    answer: given('answer'),
  });
}
