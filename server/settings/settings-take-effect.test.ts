import { like } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { promiseCreditLeft } from '#core/project/index.ts';
import { addDays, daysBetween, easternDay } from '#core/promotion/index.ts';
import { emptyTaste, isComparedWithout } from '#core/selection/index.ts';
import { defaultSettings, type Settings } from '#core/settings/index.ts';
import { createAccount } from '../../tests/setup/context.ts';
import { type Ctx, visitorActor } from '../context.ts';
import { deliveryAppointment, outbox, setting, tasteModel } from '../db/schema/index.ts';
import { promiseWeeklyLetters } from '../figures/weekly-letter.ts';
import {
  asking,
  newPiece,
  type OrderShop,
  openOrderShop,
  orderedFor,
  type Shopper,
  shopper,
} from '../order/order.test-data.ts';
import { placeOrder } from '../order/placing/place-order.ts';
import { quoteOrder } from '../order/placing/quote-order.ts';
import { cancelLines } from '../order/returns/cancel-lines.ts';
import { startUp } from '../pages/start-up.ts';
import { projectFacts } from '../project/project-facts.ts';
import { bookPromiseCredit } from '../project/promise/book-credit.ts';
import { promiseCreditsOf } from '../project/promise/order-credits.ts';
import { chooseSpecialist } from '../project/queue/choose-specialist.ts';
import { tasteForProposal } from '../selection/learning/taste-in-use.ts';
import { createSurvey } from '../survey/create-survey.ts';
import { livingRoom } from '../survey/survey.test-data.ts';
import { requestVisit } from '../visit/request-visit.ts';
import { editSettings } from './edit-settings.ts';
import { getSettings } from './get-settings.ts';
import { outsideHosts } from './outside-hosts.ts';
import { shopFactsNow } from './shop-facts.ts';
import { offeredNow, remindersAfter } from './white-glove.test-data.ts';

let shop: OrderShop;
let admin: Ctx;
let june: Shopper;
beforeAll(async () => {
  shop = await openOrderShop();
  admin = shop.ctx.as(await createAccount(shop.ctx, { role: 'admin' }));
  await createAccount(shop.ctx, { role: 'specialist' });
  // Expensive enough for the discount on a whole selection.
  june = await shopper(shop, [{ recordId: await newPiece(shop.ctx, { cents: 900_000 }) }]);
});

const environment = { instagram: null, pinterest: 'https://pinterest.example/environment' };
const config = { mode: 'demo', social: environment, google: null, facebook: null } as const;
const quote = () => quoteOrder(june.asked, { selectionId: june.selectionId, zip: '02143', coupon: null });
const onVisitorsPage = () => startUp(shop.ctx.as(visitorActor), config, { error: () => undefined });

const home = { street: '12 Oak Street', zip: '11201', phone: '718-555-0142' };

async function asksForVisit() {
  const person = shop.ctx.as(await createAccount(shop.ctx));
  const made = await createSurvey(person, livingRoom);
  if (!made.ok) throw new Error(made.reason);
  return requestVisit(person, { surveyId: made.survey.id, ...home, preferredDays: ['2026-11-20'] });
}

let weeks = 0;

/** How many letters are promised about a week with an order in it, each time another week. */
async function lettersAboutTheWeek() {
  await orderedFor(shop, await shopper(shop, [{ recordId: await newPiece(shop.ctx) }]));
  const today = easternDay(shop.ctx.clock.now());
  const week = { from: addDays(today, -++weeks), to: addDays(today, 1) };
  await promiseWeeklyLetters(shop.ctx, week);
  return shop.ctx.db.$count(outbox, like(outbox.onceKey, `weekly-letter:${week.from}:%`));
}

const daysAway = (day: string | undefined) =>
  day === undefined ? null : daysBetween(easternDay(shop.ctx.clock.now()), day);
const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();
const deliveries = (change: Partial<Settings['deliveries']>) => ({
  patch: { deliveries: { ...defaultSettings.deliveries, ...change } },
});

type Leaf<Part> = Part extends object ? keyof Part & string : never;
type Every =
  | 'selectionDiscountPercent'
  | 'promiseCreditCents'
  | 'secondPersonCents'
  | 'taxTable'
  | `socialPages.${Leaf<Settings['socialPages']>}`
  | `outsideServices.${Leaf<Settings['outsideServices']>}`
  | `deliveries.${keyof Settings['deliveries']}`
  | `switches.${Leaf<Settings['switches']>}`;

/** A setting without an entry here doesn't compile: whatever the studio offers must have an effect. */
const effects: Record<Every, { patch: Partial<Settings>; before: unknown; after: unknown; seen: () => unknown }> = {
  selectionDiscountPercent: {
    patch: { selectionDiscountPercent: 10 },
    ...{ before: 0, after: 90_000 },
    seen: async () => (await quote())?.totals.volumeDiscount,
  },
  promiseCreditCents: {
    patch: { promiseCreditCents: 4_000 },
    ...{ before: 2_500, after: 4_000 },
    seen: async () => {
      const late = await shopper(shop, [{ recordId: await newPiece(shop.ctx) }]);
      const row = await projectFacts(shop.ctx, late.surveyId);
      if (row) await bookPromiseCredit(shop.ctx, row);
      return promiseCreditLeft(await promiseCreditsOf(shop.ctx, late.person.id), null);
    },
  },
  secondPersonCents: {
    patch: { secondPersonCents: 10_000 },
    ...{ before: true, after: 'second-person' },
    seen: async () => {
      const orderId = await orderedFor(shop, await shopper(shop, [{ recordId: await newPiece(shop.ctx) }]));
      const done = await cancelLines(admin, { orderId });
      return done.ok || done.reason;
    },
  },
  taxTable: {
    patch: { taxTable: { MA: { rate: 0.0625, shipping: false } } },
    ...{ before: 0, after: 56_250 },
    seen: async () => (await quote())?.totals.tax,
  },
  'socialPages.instagram': {
    patch: { socialPages: { instagram: 'https://instagram.example/us', pinterest: null } },
    ...{ before: null, after: 'https://instagram.example/us' },
    seen: async () => (await onVisitorsPage()).session.social.instagram,
  },
  'socialPages.pinterest': {
    patch: { socialPages: { instagram: null, pinterest: 'https://pinterest.example/studio' } },
    ...{ before: environment.pinterest, after: 'https://pinterest.example/studio' },
    seen: async () => (await onVisitorsPage()).session.social.pinterest,
  },
  'outsideServices.tagManagerId': {
    patch: { outsideServices: { tagManagerId: 'GTM-1', analyticsId: null, messengerId: null } },
    ...{ before: null, after: 'GTM-1' },
    seen: async () => (await shopFactsNow(shop.ctx)).outside?.tagManagerId ?? null,
  },
  'outsideServices.analyticsId': {
    patch: { outsideServices: { tagManagerId: null, analyticsId: 'G-1', messengerId: null } },
    ...{ before: null, after: 'G-1' },
    seen: async () => (await shopFactsNow(shop.ctx)).outside?.analyticsId ?? null,
  },
  'outsideServices.messengerId': {
    patch: { outsideServices: { tagManagerId: null, analyticsId: null, messengerId: 'm1' } },
    ...{ before: null, after: 'm1' },
    seen: async () => (await shopFactsNow(shop.ctx)).outside?.messengerId ?? null,
  },
  'deliveries.weekdays': {
    ...deliveries({ weekdays: [6] }),
    ...{ before: false, after: true },
    seen: async () => (await offeredNow(shop)).days.every(({ day }) => weekdayOf(day) === 6),
  },
  'deliveries.leadDays': {
    ...deliveries({ leadDays: 21 }),
    ...{ before: true, after: false },
    seen: async () => Number(daysAway((await offeredNow(shop)).days[0]?.day)) < 21,
  },
  'deliveries.changeDays': {
    ...deliveries({ changeDays: 14 }),
    ...{ before: 2, after: 14 },
    seen: async () => {
      const { days, book } = await offeredNow(shop);
      const window = { day: days.at(-1)?.day ?? '', part: 'morning' } as const;
      const made = await book(window);
      return made.ok && made.appointments.map(({ changeUntil }) => daysBetween(changeUntil, window.day))[0];
    },
  },
  'deliveries.offeredDays': {
    ...deliveries({ offeredDays: 3 }),
    ...{ before: 10, after: 3 },
    seen: async () => (await offeredNow(shop)).days.length,
  },
  'deliveries.capacity': {
    ...deliveries({ capacity: 1 }),
    ...{ before: true, after: 'full' },
    seen: async () => {
      await shop.ctx.db.delete(deliveryAppointment);
      const [one, other] = [await offeredNow(shop), await offeredNow(shop)];
      const window = { day: one.days[0]?.day ?? '', part: 'morning' } as const;
      await one.book(window);
      const second = await other.book(window);
      return second.ok || second.reason;
    },
  },
  'deliveries.remindDays': {
    ...deliveries({ remindDays: 9 }),
    ...{ before: 1, after: 0 },
    seen: () => remindersAfter(shop, 4),
  },
  'deliveries.reminders': {
    ...deliveries({ reminders: 0 }),
    ...{ before: 1, after: 0 },
    seen: () => remindersAfter(shop, 4),
  },
  'deliveries.holidays': {
    ...deliveries({ holidays: ['2026-12-01'] }),
    ...{ before: true, after: false },
    seen: async () => (await offeredNow(shop)).days.some(({ day }) => day === '2026-12-01'),
  },
  'switches.onSiteVisits': {
    patch: { switches: { ...defaultSettings.switches, onSiteVisits: false } },
    ...{ before: [true, 'asked'], after: [false, 'visits-paused'] },
    seen: async () => {
      const asked = await asksForVisit();
      return [(await onVisitorsPage()).company.onSiteVisits, asked.ok ? 'asked' : asked.reason];
    },
  },
  'switches.checkout': {
    patch: { switches: { ...defaultSettings.switches, checkout: false } },
    ...{ before: [true, 'placed'], after: [false, 'checkout-closed'] },
    seen: async () => {
      const placed = await placeOrder(june.asked, asking(june));
      return [(await quote())?.checkoutOpen, placed.ok ? 'placed' : placed.reason];
    },
  },
  'switches.newsletter': {
    patch: { switches: { ...defaultSettings.switches, newsletter: false } },
    ...{ before: true, after: false },
    seen: async () => (await onVisitorsPage()).company.newsletter,
  },
  'switches.assignment': {
    patch: { switches: { ...defaultSettings.switches, assignment: false } },
    ...{ before: true, after: false },
    seen: async () => (await chooseSpecialist(shop.ctx, { surveyId: june.surveyId, ofSameFee: [] })) !== null,
  },
  'switches.weeklyLetter': {
    patch: { switches: { ...defaultSettings.switches, weeklyLetter: false } },
    ...{ before: 1, after: 0 },
    seen: lettersAboutTheWeek,
  },
  'switches.learnedTaste': {
    patch: { switches: { ...defaultSettings.switches, learnedTaste: false } },
    ...{ before: 1, after: null },
    seen: async () => {
      const row = { version: 1, model: emptyTaste, trainedAt: shop.ctx.clock.now() };
      await shop.ctx.db.insert(tasteModel).values(row).onConflictDoNothing();
      const surveyId = ['one', 'two', 'three'].find((id) => !isComparedWithout(id)) ?? '';
      return (await tasteForProposal(shop.ctx, surveyId))?.version ?? null;
    },
  },
};

describe('every setting', () => {
  test.each(Object.entries(effects))('%s does what it says', async (_, { patch, before, after, seen }) => {
    await shop.ctx.db.delete(setting);
    expect(await seen()).toEqual(before);
    const [part] = Object.keys(patch) as (keyof Settings)[];
    if (!part) throw new Error('nothing is changed');
    const saved = await editSettings(admin, { patch, seen: { [part]: defaultSettings[part] } });
    expect(saved).toMatchObject({ ok: true });
    expect(await seen()).toEqual(after);
  });

  test('a configured service is let through by the page’s own rules', async () => {
    await shop.ctx.db.delete(setting);
    await shop.ctx.db.insert(setting).values({ name: 'outsideServices', value: { tagManagerId: 'GTM-1' } });
    const hosts = outsideHosts(shop.ctx);
    await expect.poll(() => hosts()).toContain('https://*.googletagmanager.com');
  });
});

describe('rows of an older version', () => {
  test('leave the shop open: what they lack is today’s default', async () => {
    await shop.ctx.db.delete(setting);
    await shop.ctx.db.insert(setting).values([
      { name: 'switches', value: { checkout: true } },
      { name: 'socialPages', value: { instagram: 'https://instagram.example/us', twitter: 'https://x.example' } },
      { name: 'bannerText', value: 'Spring sale' },
    ]);
    expect(await getSettings(shop.ctx)).toEqual({
      ...defaultSettings,
      socialPages: { instagram: 'https://instagram.example/us', pinterest: null },
    });
    expect((await onVisitorsPage()).company.newsletter).toBe(true);
    expect(await quote()).not.toBeNull();
  });
});
