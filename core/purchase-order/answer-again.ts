import { type AcknowledgmentProblems, acknowledgmentWords } from './acknowledgment.ts';
import type { PurchaseOrderState } from './purchase-order.ts';

/** What's on record about a line. */
export interface AnsweredLine {
  readonly id: string;
  readonly confirmedQuantity: number | null;
  readonly shipDay: string | null;
}

/** How many of a line the maker sends, and when. */
export interface Answer {
  readonly id: string;
  readonly quantity: number;
  readonly shipDay?: string | null | undefined;
}

/** Whether a confirmation says what's already on record: a system that got no answer sends it again. */
export function repeatsConfirmation(
  state: PurchaseOrderState,
  lines: readonly AnsweredLine[],
  answer: readonly Answer[],
): boolean {
  if (state !== 'acknowledged' && state !== 'shipped') return false;
  return (
    lines.length === answer.length &&
    lines.every(({ id, confirmedQuantity, shipDay }) => {
      const said = answer.find((one) => one.id === id);
      return said?.quantity === confirmedQuantity && (said?.quantity === 0 || said?.shipDay === shipDay);
    })
  );
}

/** A line, and how many of it travel under a tracking number. */
export interface SentLine {
  readonly id: string;
  /** Confirmed, and can leave now. */
  readonly most: number;
  readonly underway: number;
}

/** Whether all that a call says has left under this number is on record. Without numbers it means all that can leave. */
export function isUnderway(sent: Readonly<Record<string, number>> | undefined, lines: readonly SentLine[]): boolean {
  if (!sent) return lines.some(({ underway }) => underway > 0) && lines.every(({ most }) => most === 0);
  const said = Object.entries(sent).filter(([, quantity]) => quantity > 0);
  return (
    said.length > 0 && said.every(([id, quantity]) => (lines.find((line) => line.id === id)?.underway ?? 0) >= quantity)
  );
}

/** How many more of each line have to leave, so that as many travel under this number as the call says. */
export function readSent(
  sent: Readonly<Record<string, number>>,
  lines: readonly SentLine[],
): { ok: true; quantities: Readonly<Record<string, number>> } | { ok: false; problems: AcknowledgmentProblems } {
  const problems: Record<string, string> = {};
  const quantities: Record<string, number> = {};
  for (const [id, quantity] of Object.entries(sent)) {
    const line = lines.find((one) => one.id === id);
    if (!line) problems[`quantity ${id}`] = acknowledgmentWords.noLine;
    else if (quantity > line.underway + line.most) {
      problems[`quantity ${id}`] = acknowledgmentWords.quantity(line.underway + line.most);
    } else quantities[id] = Math.max(0, quantity - line.underway);
  }
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  const first = Object.keys(sent)[0] ?? '';
  return Object.values(quantities).some((quantity) => quantity > 0)
    ? { ok: true, quantities }
    : { ok: false, problems: { [`quantity ${first}`]: acknowledgmentWords.shipNone } };
}
