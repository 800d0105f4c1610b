import { z } from 'zod';

export const deliveries = ['standard', 'white-glove'] as const;
/** How one piece is delivered. */
export type Delivery = (typeof deliveries)[number];
export const deliverySchema = z.enum(deliveries);

/** The choice per record id. A piece without one is delivered 'standard'. */
export type WhiteGloveStatus = Readonly<Record<string, Delivery>>;

export const whiteGloveStatusSchema = z.record(z.string(), deliverySchema);

export function deliveryOf(status: WhiteGloveStatus, recordId: string): Delivery {
  return Object.hasOwn(status, recordId) ? (status[recordId] ?? 'standard') : 'standard';
}

/**
 * A selection keeps its payment order data as JSON text, with a whiteGloveStatus per record id: 'standard', or anything
 * else for white glove.
 */
export function readPaymentOrderData(text: string): WhiteGloveStatus {
  const data = parseObject(text);
  const status = isObject(data?.whiteGloveStatus) ? data.whiteGloveStatus : {};
  return Object.fromEntries(
    Object.entries(status).map(([recordId, value]) => [recordId, value === 'standard' ? 'standard' : 'white-glove']),
  );
}

export function writePaymentOrderData(status: WhiteGloveStatus): string {
  return JSON.stringify({ whiteGloveStatus: status });
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const data: unknown = JSON.parse(text);
    return isObject(data) ? data : undefined;
  } catch {
    return undefined;
  }
}
