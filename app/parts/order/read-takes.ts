import { z } from 'zod';
import type { Takes } from '#core/order/index.ts';

const count = z.coerce.number().int().min(1).max(9999);

/** What forms send of how many pieces: fields named `take <line>` and `of <line>`. */
export const takesSchema: z.ZodType<Takes> = z.record(z.string(), z.object({ take: count, of: count }));

/** For these lines only, as the form sent it. A line without fields is meant whole. */
export function takesIn(form: FormData, lineIds: readonly unknown[]): Record<string, { take: unknown; of: unknown }> {
  return Object.fromEntries(
    lineIds
      .filter((id): id is string => typeof id === 'string' && form.has(`take ${id}`))
      .map((id) => [id, { take: form.get(`take ${id}`), of: form.get(`of ${id}`) }]),
  );
}
