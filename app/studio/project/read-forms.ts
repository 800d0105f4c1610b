import { z } from 'zod';
import { footSchema } from '#core/selection/index.ts';

const arrangementSchema = z.object({
  seen: z.object({ recordId: z.string(), foot: footSchema.nullable() }),
  foot: footSchema.nullable(),
});
const versionsSchema = z.record(z.string(), z.number().int());

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Where a piece was moved, as the page sends it; null for what is none. */
export const readArrangement = (text: string) => arrangementSchema.safeParse(parse(text)).data ?? null;

/** Which version of each slot somebody saw; whatever is not one of ours is a version that nobody has. */
export const readVersions = (text: string): ReadonlyMap<string, number> =>
  new Map(Object.entries(versionsSchema.safeParse(parse(text)).data ?? {}));
