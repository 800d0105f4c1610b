import { z } from 'zod';
import { type Placement, turns } from './layout/layout-types.ts';
import { floorKinds, wallColors } from './scene/finishes.ts';

const inches = z.number().min(0).max(20_000);

/**
 * Where a person left the pieces of a plan, which of them are locked, which suggestion they started from, and the walls
 * and floor they chose; null where they left those as they were.
 */
export const arrangementSchema = z.object({
  seed: z.number().int().min(0).max(1_000_000),
  pieces: z
    .array(
      z.object({
        id: z.string().min(1).max(80),
        x: inches,
        y: inches,
        turn: z.literal(turns),
        locked: z.boolean(),
      }),
    )
    .max(120)
    .refine((pieces) => new Set(pieces.map(({ id }) => id)).size === pieces.length, 'a piece stands in one place'),
  walls: z.enum(wallColors).nullable().default(null),
  floor: z.enum(floorKinds).nullable().default(null),
});
export type Arrangement = z.infer<typeof arrangementSchema>;
export type ArrangedPiece = Arrangement['pieces'][number];

export const noArrangement: Arrangement = { seed: 1, pieces: [], walls: null, floor: null };

/** The pieces a new suggestion must not move. */
export const locksOf = ({ pieces }: Arrangement): Placement[] => pieces.filter(({ locked }) => locked);
