import { z } from 'zod';

/** Identifies a save of choices: the open page it comes from, and its number in that page's sequence. */
export const saveSchema = z
  .object({ page: z.string().regex(/^[\w-]{1,64}$/), number: z.int().min(1).max(2_147_483_647) })
  .describe(
    'which page saves, and its how many-th save: a lower number than one of the same page saved before is passed over',
  );
export type Save = z.infer<typeof saveSchema>;

/**
 * How many pages are remembered per pair of boards. A page that was silent while this many others saved has nothing
 * pending.
 */
export const pagesRemembered = 50;

/**
 * A page's saves may arrive out of order: one is in flight when the customer leaves, and the last goes out on another
 * connection. We only compare numbers from the same page, never clocks, so a save from another device always counts.
 */
export function isOvertaken({ number }: Save, newest: number | null): boolean {
  return newest !== null && number <= newest;
}
