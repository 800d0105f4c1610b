import { z } from 'zod';

/** The makers' carriers, and where to track a parcel. */
export const carriers = {
  ups: { name: 'UPS', follow: 'https://www.ups.com/track?tracknum=' },
  fedex: { name: 'FedEx', follow: 'https://www.fedex.com/fedextrack/?trknbr=' },
  usps: { name: 'USPS', follow: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=' },
  freight: { name: 'Maker’s truck', follow: null },
} as const;
export type Carrier = keyof typeof carriers;
export const carrierIds = Object.keys(carriers) as [Carrier, ...Carrier[]];

export const shipmentSchema = z.object({
  carrier: z.enum(carrierIds, 'Please choose a carrier.'),
  tracking: z
    .string()
    .trim()
    .min(1, 'Please enter the tracking number.')
    .max(60, 'Please keep this to 60 characters.')
    .regex(/^[\w -]*$/, 'A tracking number can have letters, digits, spaces and dashes.'),
});
export type Shipment = z.infer<typeof shipmentSchema>;

/** As a line's history has it. */
export const shipmentNote = ({ carrier, tracking }: Shipment): string => `${carriers[carrier].name}, ${tracking}`;

/** The name of the carrier on record, and the tracking page if it has one. */
export function carrierOf(id: string | null, tracking: string | null): { name: string; href: string | null } | null {
  if (id === null || !Object.hasOwn(carriers, id)) return null;
  const { name, follow } = carriers[id as Carrier];
  return { name, href: follow && tracking ? follow + encodeURIComponent(tracking) : null };
}
