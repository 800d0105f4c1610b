import { z } from 'zod';
import { type Day, isDay } from '../../promotion/index.ts';
import { storableText } from '../../texts/index.ts';

/** The halves of a day in which we bring pieces, four hours each, by the clock where they go. */
export const windowParts = ['morning', 'afternoon'] as const;
export type WindowPart = (typeof windowParts)[number];

/** A day is the customer's own, wherever they live. Nothing here is a moment, so no clock change can move it. */
export interface DeliveryWindow {
  readonly day: Day;
  readonly part: WindowPart;
}

/** A window as a form sends it. */
export const deliveryWindowSchema = z.object({
  day: z.string().refine(isDay, 'Please choose a day.'),
  part: z.enum(windowParts, 'Please choose morning or afternoon.'),
});

/** The most characters of why we move a delivery. */
export const mostMoveReason = 500;
export const moveReasonSchema = storableText.trim().min(1).max(mostMoveReason);

export const isSameWindow = (one: DeliveryWindow, other: DeliveryWindow): boolean =>
  one.day === other.day && one.part === other.part;

/** Trucks share a region: the three digits that a zip begins with. */
export const deliveryAreaOf = (zip: string): string => zip.slice(0, 3);
