import { z } from 'zod';
import { storableText } from '../texts/index.ts';
import { deliveryAddressSchema } from './address.ts';
import type { OrderTotals } from './totals/totals.ts';

const amount = z.number().int().nonnegative();

export const orderTotalsSchema = z.object({
  merchandise: amount,
  volumeDiscount: amount,
  coupon: amount,
  shipping: amount,
  whiteGlove: amount,
  tax: amount,
  feeCredit: amount,
  /** Left out by clients from before there was one. */
  promiseCredit: amount.default(0),
  total: amount,
} satisfies Record<keyof OrderTotals, z.ZodType>);

/** A request to order the chosen pieces of a selection. */
export const orderRequestSchema = z.object({
  selectionId: storableText.min(1).max(100),
  address: deliveryAddressSchema,
  coupon: storableText.trim().max(64).optional(),
  /**
   * The totals the customer saw when they ordered. An API client that leaves it out accepts whatever the totals are.
   */
  shown: orderTotalsSchema.optional(),
});
export type OrderRequest = z.infer<typeof orderRequestSchema>;
