import { z } from 'zod';
import { text } from '../texts/index.ts';
import { offerDayWords } from './day-words.ts';
import { type Day, easternDay, isDay } from './eastern-day.ts';

const day = z.string().refine(isDay, 'Please choose a day.');

/** Free standard shipping from the first through the last day, in US Eastern time. */
export const promotionSchema = z
  .object({ name: z.string().trim().min(1, 'A promotion needs a name.'), firstDay: day, lastDay: day })
  .refine(({ firstDay, lastDay }) => firstDay <= lastDay, {
    message: 'The last day can’t be before the first.',
    path: ['lastDay'],
  });

export type Promotion = z.infer<typeof promotionSchema>;

export const launchPromotion: Promotion = {
  name: 'Free shipping on every order',
  firstDay: '2023-01-01',
  lastDay: '2023-12-31',
};

export type PromotionState = 'upcoming' | 'running' | 'ended';

/** Of a promotion or a coupon. One without a first or a last day has no bound there. */
export function promotionState(
  { firstDay, lastDay }: { firstDay: Day | null; lastDay: Day | null },
  now: Date,
): PromotionState {
  const today = easternDay(now);
  if (firstDay !== null && today < firstDay) return 'upcoming';
  return lastDay !== null && today > lastDay ? 'ended' : 'running';
}

/** Of several running at once, the one that ends last: they all make standard shipping free. */
export function runningPromotion(promotions: readonly Promotion[], now: Date): Promotion | undefined {
  return latest(promotions.filter((promotion) => promotionState(promotion, now) === 'running'));
}

export interface Offer {
  readonly state: 'running' | 'ended';
  readonly title: string;
  readonly text: string;
  readonly note: string | null;
}

/** What the offer modal says: the running promotion, or that the last one is over; undefined before any has started. */
export function currentOffer(promotions: readonly Promotion[], now: Date): Offer | undefined {
  const running = runningPromotion(promotions, now);
  if (running) {
    return {
      state: 'running',
      title: running.name,
      text: `Free shipping on every order through ${offerDayWords(running.lastDay)}.`,
      note: text('offer.note'),
    };
  }
  const over = latest(promotions.filter((promotion) => promotionState(promotion, now) === 'ended'));
  if (!over) return undefined;
  return {
    state: 'ended',
    title: 'This offer has ended',
    text: `Our free shipping offer ended on ${offerDayWords(over.lastDay)}.`,
    note: null,
  };
}

function latest(promotions: readonly Promotion[]): Promotion | undefined {
  return promotions.reduce<Promotion | undefined>(
    (best, next) => (best === undefined || next.lastDay > best.lastDay ? next : best),
    undefined,
  );
}
