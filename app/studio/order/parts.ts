import type { LedgerPart } from '#core/money/index.ts';

/** A part of the payment as a form value: `tax line_1`, `shipping`. */
export const partKey = ({ of, lineId }: LedgerPart): string => (lineId === null ? of : `${of} ${lineId}`);

export function partOf(key: string): LedgerPart | null {
  const [of, lineId = null] = key.split(' ');
  return of === 'line' || of === 'shipping' || of === 'tax' ? { of, lineId } : null;
}
