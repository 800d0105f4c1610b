import { z } from 'zod';

/** Names a save of choices: the open page it comes from, and the how many-th of that page it is. */
export const saveSchema = z
  .object({ page: z.string().regex(/^[\w-]{1,64}$/), number: z.int().min(1).max(2_147_483_647) })
  .describe(
    'which page saves, and its how many-th save: a lower number than one of the same page saved before is passed over',
  );
export type Save = z.infer<typeof saveSchema>;

/** How many pages are remembered per pair of boards: one that was silent while so many others saved has nothing under way. */
export const pagesRemembered = 50;

/**
 * A page's own saves may arrive in another order than they were made: one is under way, the person leaves, and the last
 * comes on another line. Only a page's own counting is compared, never a clock, so another device always has its say.
 */
export function isOvertaken({ number }: Save, newest: number | null): boolean {
  return newest !== null && number <= newest;
}
