import {
  arrivalOf,
  type Carriage,
  carriageOf,
  carrierOf,
  confirmedBy,
  decideLineAct,
  decideSelfCancel,
  delayWords,
  errandOf,
  isDayOpen,
  isLate,
  isMissed,
  type LineState,
  lastReturnDay,
  mayChooseWindow,
  maySelfCancel,
  returnNumber,
  stepsAhead,
} from '#core/order/index.ts';
import { pictureOf } from '../placing/quote-order.ts';
import type { LineRow } from '../store-lines.ts';
import type { WholeOrder } from '../store-whole.ts';
import { exchangedFor, offerView } from './exchange-view.ts';
import type { AppointmentView, ClaimView, Found, LineDelayView, LineMay, LineView } from './order-view.ts';

export function lineView(line: WholeOrder['lines'][number], whole: WholeOrder, found: Found): LineView {
  const { id, orderId, recordId, name, vendor, quantity, unitCents, delivery, state, shipBy, shares } = line;
  const { tracking, shippedAt, deliveredAt, replacesLineId } = line;
  const item = found.items.get(recordId);
  const carriage = carriageOf(item);
  const appointment = appointmentView(line, found.now);
  const arrives = arrivesOn(appointment) ?? arrivalOf(line, whole.address.state, found.now);
  return {
    ...{ id, orderId, recordId, name, vendor, quantity, unitCents, delivery, state, shipBy, tracking, shippedAt },
    ...{ deliveredAt, replacesLineId },
    partOf: line.partOfLineId,
    listCents: shares.list,
    whiteGloveCents: shares.whiteGlove,
    carrier: carrierOf(line.carrier, tracking),
    picture: pictureOf(item),
    shown: item
      ? { kind: item.kind, dimensions: item.dimensions, shape: item.shape, priceCents: item.priceCents }
      : null,
    events: line.events.map(({ act, state: then, at, actor, note }) => ({
      ...{ act, state: then as LineState, at, actor, note },
    })),
    arrives,
    ahead: stepsAhead(state, { ...daysAhead(line, found.now), arrives }),
    request: line.requests[0] ?? null,
    claim: claimView(line),
    ...{ appointment, carriage },
    goesBack: state === 'return requested' ? { by: carriage, number: returnNumber(id) } : null,
    delay: delayView(line),
    offer: offerView(line, whole, found),
    exchanged: exchangedFor(line, whole),
    may: mayOf(line, carriage, found.now),
  };
}

/** By when it's confirmed and shipped, as far as we know today. */
function daysAhead(line: WholeOrder['lines'][number], now: Date) {
  const placedAt = line.events[0]?.at;
  return {
    confirmBy: placedAt ? confirmedBy(placedAt, now) : null,
    shipBy: isDayOpen(line) || isLate(line, now) ? null : line.shipBy,
  };
}

/** What the customer and staff see of a report; not who decided. */
function claimView({ claims: [latest] }: WholeOrder['lines'][number]): ClaimView | null {
  if (!latest) return null;
  const { id, state, want, words, photos, at, answer, refundCents } = latest;
  return { id, state, want, words, photos, at, answer, refundCents };
}

function appointmentView(line: WholeOrder['lines'][number], now: Date): AppointmentView | null {
  const [booked] = line.appointments;
  if (!booked) return null;
  const { day, part, changeUntil, reason } = booked;
  const errand = line.state === 'return requested' ? 'pick-up' : 'delivery';
  return { day, part, changeUntil, reason, errand, missed: isMissed(booked, now) };
}

const arrivesOn = (agreed: AppointmentView | null) =>
  agreed?.errand === 'delivery' && !agreed.missed ? { from: agreed.day, to: agreed.day } : null;

function mayOf(line: WholeOrder['lines'][number], carriage: Carriage, now: Date): LineMay {
  const may = (act: Parameters<typeof decideLineAct>[1]) => decideLineAct(line, act, now).ok;
  const claimed = line.claims.some(({ state }) => state === 'open');
  const until = line.deliveredAt && !claimed && may('request return') ? lastReturnDay(line.deliveredAt) : null;
  return {
    cancel: decideSelfCancel(line, now).ok,
    askToCancel: may('cancel') && !maySelfCancel(line),
    withdraw: may('withdraw request'),
    ...{ returnUntil: until, claimUntil: until },
    chooseWindow: mayChooseWindow(line.appointments[0] ?? null, now) ? errandOf(line, carriage) : null,
  };
}

function delayView(line: LineRow): LineDelayView | null {
  const { state, delays, shipBy, answerBy, delayAnswer } = line;
  if (delays === 0 || !(state === 'placed' || state === 'confirmed')) return null;
  const newShipBy = isDayOpen(line) ? null : shipBy;
  const mayCancel = maySelfCancel(line);
  const notice = { answerBy, withoutAnswer: answerBy === null ? 'wait' : 'cancel', mayCancel } as const;
  return { words: delayWords(newShipBy, notice), answer: delayAnswer };
}
