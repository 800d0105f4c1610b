import { addDays, type Day, isDay } from '../promotion/index.ts';
import { isStorable } from '../texts/index.ts';

export interface AskedLine {
  readonly id: string;
  readonly quantity: number;
}

export interface ConfirmedLine {
  readonly lineId: string;
  /** How many the maker can send; may be fewer than we asked for. */
  readonly quantity: number;
  readonly shipDay: Day;
}

export interface Acknowledgment {
  readonly lines: readonly ConfirmedLine[];
  readonly note: string;
}

export const longestNote = 1000;
/** Days from now within which a maker ships. */
const longestWait = 365;

/** As the maker's form sends it, by line. */
export interface TypedAcknowledgment {
  readonly quantity: Readonly<Record<string, string>>;
  readonly shipDay: Readonly<Record<string, string>>;
  readonly note: string;
}

/** By field: `quantity <line>`, `shipDay <line>` or `note`. */
export type AcknowledgmentProblems = Readonly<Record<string, string>>;

export const acknowledgmentWords = {
  quantity: (most: number) => `Please enter a whole number from 0 to ${most}.`,
  noLine: 'This order has no such line.',
  shipNone: 'Please enter how many shipped, at least one.',
  shipDay: 'Please choose the day it ships.',
  past: 'Please choose today or a later day.',
  far: 'Please choose a day within a year.',
  note: `Please keep this to ${longestNote} characters.`,
} as const;

export function readAcknowledgment(
  typed: TypedAcknowledgment,
  asked: readonly AskedLine[],
  today: Day,
): { ok: true; acknowledgment: Acknowledgment } | { ok: false; problems: AcknowledgmentProblems } {
  const problems: Record<string, string> = {};
  const lines = asked.map(({ id, quantity: most }): ConfirmedLine => {
    const quantityText = (typed.quantity[id] ?? '').trim();
    const quantity = /^\d{1,6}$/.test(quantityText) ? Number(quantityText) : Number.NaN;
    if (!(quantity <= most)) problems[`quantity ${id}`] = acknowledgmentWords.quantity(most);
    const shipDay = (typed.shipDay[id] ?? '').trim();
    if (quantity !== 0 && !isDay(shipDay)) problems[`shipDay ${id}`] = acknowledgmentWords.shipDay;
    else if (quantity !== 0 && shipDay < today) problems[`shipDay ${id}`] = acknowledgmentWords.past;
    else if (quantity !== 0 && shipDay > addDays(today, longestWait)) {
      problems[`shipDay ${id}`] = acknowledgmentWords.far;
    }
    return { lineId: id, quantity, shipDay: quantity === 0 ? today : shipDay };
  });
  const note = typed.note.trim();
  if (note.length > longestNote || !isStorable(note)) problems.note = acknowledgmentWords.note;
  return Object.keys(problems).length > 0 ? { ok: false, problems } : { ok: true, acknowledgment: { lines, note } };
}

/** How many of each line have left, as a maker's form sends it. A line without a number means all of it. */
export function readShipped(
  typed: Readonly<Record<string, string>>,
  ready: readonly { readonly id: string; readonly most: number }[],
):
  | { ok: true; quantities: Readonly<Record<string, number>> }
  | { ok: false; problems: Readonly<Record<string, string>> } {
  const problems: Record<string, string> = {};
  const quantities: Record<string, number> = {};
  for (const { id, most } of ready) {
    const text = (typed[id] ?? String(most)).trim();
    const quantity = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
    if (quantity <= most) quantities[id] = quantity;
    else problems[`quantity ${id}`] = acknowledgmentWords.quantity(most);
  }
  const isNone = ready.length > 0 && ready.every(({ id }) => quantities[id] === 0);
  if (isNone) problems[`quantity ${ready[0]?.id ?? ''}`] = acknowledgmentWords.shipNone;
  return Object.keys(problems).length > 0 ? { ok: false, problems } : { ok: true, quantities };
}
