import { z } from 'zod';
import { deliveryWindowSchema, moveReasonSchema } from '#core/order/index.ts';
import { storableText } from '#core/texts/index.ts';
import type { MoveAsked } from '#server/order/appointments/move-delivery.ts';
import type { MoveAnswer } from './move-form.tsx';
import { deliveryWords as words } from './words.ts';

const moveSchema = z.object({
  orderId: storableText.min(1).max(100),
  lineIds: z.array(storableText.max(100)).min(1).max(100),
  from: deliveryWindowSchema,
  reason: moveReasonSchema,
  ...deliveryWindowSchema.shape,
});

type MoveRead = { ok: true; move: MoveAsked } | ({ ok: false } & Pick<MoveAnswer, 'message' | 'problems'>);

/** What the form for moving a delivery sends. */
export function readMove(form: FormData): MoveRead {
  const given = (name: string) => form.get(name) ?? undefined;
  const read = moveSchema.safeParse({
    ...{ orderId: given('order'), lineIds: form.getAll('line'), reason: given('reason') },
    from: { day: given('from-day'), part: given('from-part') },
    ...{ day: given('day'), part: given('part') },
  });
  if (read.success) {
    const { day, part, ...move } = read.data;
    return { ok: true, move: { ...move, window: { day, part } } };
  }
  const wrong = new Set(read.error.issues.map(({ path }) => path[0]));
  const problems = {
    day: wrong.has('day') ? words.noDay : undefined,
    part: wrong.has('part') ? words.noPart : undefined,
    reason: wrong.has('reason') ? words.noReason : undefined,
  };
  const isNamed = Object.values(problems).some(Boolean);
  return { ok: false, message: isNamed ? '' : words.failed, problems };
}
