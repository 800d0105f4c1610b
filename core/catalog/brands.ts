import { z } from 'zod';
import { publicIdSchema } from '../media/index.ts';
import { stateAbbreviations } from '../places/index.ts';
import { brandCount } from './brand-count.ts';
import { shippingRateTypes } from './furniture.ts';

export const brandSchema = z.object({
  /** The vendor name shown on every piece. */
  name: z.string().trim().min(1),
  logo: publicIdSchema,
  about: z.string().trim().min(1),
  shippingRateType: z.enum(shippingRateTypes),
  /** The state its warehouse is in. */
  shipsFrom: z.enum(stateAbbreviations),
  /** Made up for the demo; production hides these. */
  sample: z.boolean(),
});
export type Brand = z.infer<typeof brandSchema>;

export const brandsSchema = z
  .array(brandSchema)
  .length(brandCount, `there are ${brandCount} brands`)
  .refine((brands) => new Set(brands.map((brand) => brand.name.toLowerCase())).size === brands.length, 'a brand twice');
