import type { CatalogItem, Picture } from '#core/catalog/index.ts';
import {
  arrivalIfOrdered,
  type DayWindow,
  listPrice,
  type MoneyLine,
  type OrderTotals,
  shipByDay,
} from '#core/order/index.ts';
import { type State, sanitiseZip, stateOfZip } from '#core/places/index.ts';
import { couponCode, couponRefusalWords } from '#core/promotion/index.ts';
import { chosenPieces, type Delivery, isOrderable, isWithdrawn } from '#core/selection/index.ts';
import { text, tooManyText } from '#core/texts/index.ts';
import type { Ctx } from '../../context.ts';
import { getSelection } from '../../selection/results/get-selection.ts';
import { heldFor, openOrderOfRoom } from '../store.ts';
import { type CouponTried, type PricingNeeds, priceOrder } from './price-order.ts';
import { wantedPieces } from './wanted-pieces.ts';

export interface QuotedPiece {
  recordId: string;
  name: string;
  vendor: string;
  quantity: number;
  listCents: number;
  delivery: Delivery;
  /** For the full quantity, whether or not white glove is chosen. */
  whiteGloveCents: number;
  standardWords: string;
  whiteGloveWords: string;
  leadTimeDays: number;
  shipBy: string;
  /** Null without a ZIP code we know. */
  arrives: DayWindow | null;
  picture: Picture | null;
  /** How many are in stock, if that's not enough. */
  left: number | null;
}

export interface Quote {
  selectionId: string;
  /** Is checkout open right now? */
  checkoutOpen: boolean;
  /** Published, and the newest of its project. */
  orderable: boolean;
  /** Its project was closed because the fee was refunded. */
  withdrawn: boolean;
  pieces: QuotedPiece[];
  totals: OrderTotals;
  moneyLines: MoneyLine[];
  state: State | null;
  /** The code as we store it and, if it doesn't apply, why. */
  coupon: { code: string; problem: string | null; why: string | null } | null;
}

export interface QuoteAsked {
  selectionId: string;
  zip: string;
  coupon: string | null;
  /** The code was on one of their orders before. */
  couponKnown?: boolean;
}

/** What the chosen pieces cost now, for this address and coupon; null for someone else's selection. */
export async function quoteOrder(ctx: PricingNeeds & Pick<Ctx, 'salesTax'>, asked: QuoteAsked): Promise<Quote | null> {
  const { selectionId, zip, coupon, couponKnown = false } = asked;
  const found = await getSelection(ctx, selectionId);
  if (!found) return null;
  const { selection, accountId, items } = found;
  const open = await openOrderOfRoom(ctx.db, selection.id);
  const pieces = chosenPieces(selection);
  const typed = sanitiseZip(zip);
  const inState = stateOfZip(typed);
  const state = inState === 'none' ? null : inState;
  const wish = { accountId, surveyId: selection.surveyId, pieces, items, coupon, couponKnown };
  const place = state && { state, zip: typed, service: await ctx.salesTax.ratesAt({ state, zip: typed }) };
  const priced = await priceOrder(ctx, { ...wish, place, openOrderId: open?.id ?? null });
  const wanted = wantedPieces(pieces, items, open ? await heldFor(ctx.db, [open.id]) : []);
  const now = ctx.clock.now();
  return {
    selectionId,
    checkoutOpen: priced.checkoutOpen,
    orderable: isOrderable(selection),
    withdrawn: isWithdrawn(selection),
    pieces: priced.lines.map((line): QuotedPiece => {
      const there = wanted.find(({ recordId }) => recordId === line.recordId)?.item;
      const left = there?.active ? there.stock : 0;
      const { name, vendor, shipping, leadTimeDays } = line.item;
      const route = { shipsFrom: vendor.shipsFrom, delivery: line.delivery };
      return {
        recordId: line.recordId,
        quantity: line.quantity,
        delivery: line.delivery,
        ...{ name, leadTimeDays, vendor: vendor.name },
        listCents: listPrice(line),
        whiteGloveCents: line.whiteGloveCents * line.quantity,
        standardWords: shipping.standardDescription,
        whiteGloveWords: shipping.whiteGloveDescription,
        shipBy: shipByDay(now, leadTimeDays),
        arrives: state && arrivalIfOrdered({ ...route, leadTimeDays }, state, now),
        picture: pictureOf(line.item),
        left: left < line.quantity ? left : null,
      };
    }),
    totals: priced.detail.totals,
    moneyLines: priced.moneyLines,
    state,
    coupon: coupon && priced.coupon ? couponWords(coupon, priced.coupon) : null,
  };
}

/** Shown small on our own background: the cut-out, or else the lead picture. */
export const pictureOf = (item: CatalogItem | undefined): Picture | null =>
  item?.pictures.cutOut ?? item?.pictures.front[0] ?? null;

function couponWords(typed: string, answer: CouponTried): NonNullable<Quote['coupon']> {
  if (answer.ok) return { code: answer.coupon.code, problem: null, why: null };
  if (answer.reason === 'too-many') {
    return { code: couponCode(typed), problem: tooManyText(answer.retryAfterSeconds), why: null };
  }
  const why = answer.reason === 'unknown' ? null : couponRefusalWords(answer.coupon, answer.reason);
  return { code: couponCode(typed), problem: text('coupon.invalid'), why };
}
