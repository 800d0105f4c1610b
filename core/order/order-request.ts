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
  total: amount,
} satisfies Record<keyof OrderTotals, z.ZodType>);

/** What is sent to order the chosen pieces of a selection. */
export const orderRequestSchema = z.object({
  selectionId: storableText.min(1).max(100),
  address: deliveryAddressSchema,
  coupon: storableText.trim().max(64).optional(),
  /** What the customer saw when they pressed the button. A program that does not say takes the sum as it is. */
  shown: orderTotalsSchema.optional(),
});
export type OrderRequest = z.infer<typeof orderRequestSchema>;
