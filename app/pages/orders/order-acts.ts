import { z } from 'zod';
import { takesIn, takesSchema } from '#app/parts/order/read-takes.ts';
import { claimSchema, deliveryWindowSchema, returnRequestSchema } from '#core/order/index.ts';
import { storableText } from '#core/texts/index.ts';

/** Relative to the order's page. */
export const actsPath = 'acts';

const lineIds = z.array(storableText.max(100)).max(100);

/** What a customer can do with an order, as their forms send it. */
export const orderActSchema = z.discriminatedUnion('act', [
  /** No line means everything that hasn't shipped. */
  z.object({ act: z.literal('cancel'), lineIds, takes: takesSchema }),
  z.object({ act: z.literal('answer delay'), lineIds: lineIds.min(1), answer: z.enum(['wait', 'cancel']) }),
  z.object({
    act: z.literal('request'),
    ...{ lineIds: lineIds.length(1), takes: takesSchema },
    ...returnRequestSchema.shape,
  }),
  z.object({ act: z.literal('withdraw'), lineIds: lineIds.length(1) }),
  z.object({ act: z.literal('claim'), lineIds: lineIds.length(1), takes: takesSchema, ...claimSchema.shape }),
  z.object({ act: z.literal('appointment'), lineIds: lineIds.min(1), ...deliveryWindowSchema.shape }),
  z.object({ act: z.literal('withdraw claim'), claimId: storableText.min(1).max(100) }),
]);
export type OrderAct = z.infer<typeof orderActSchema>;

export interface OrderAnswer {
  ok: boolean;
  message: string;
}

export function readOrderAct(form: FormData) {
  return orderActSchema.safeParse({
    act: form.get('act'),
    lineIds: form.getAll('line'),
    takes: takesIn(form, form.getAll('line')),
    answer: form.get('answer') ?? undefined,
    want: form.get('want') ?? undefined,
    reason: form.get('reason') ?? undefined,
    note: form.get('note') ?? undefined,
    words: form.get('words') ?? undefined,
    day: form.get('day') ?? undefined,
    part: form.get('part') ?? undefined,
    claimId: form.get('claim') ?? undefined,
    photos: form.getAll('photo'),
  });
}
