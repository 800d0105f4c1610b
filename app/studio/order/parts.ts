import type { LedgerPart } from '#core/money/index.ts';

/** A part of what was paid, as a form carries it: `tax line_1`, `shipping`. */
export const partKey = ({ of, lineId }: LedgerPart): string => (lineId === null ? of : `${of} ${lineId}`);

export function partOf(key: string): LedgerPart | null {
  const [of, lineId = null] = key.split(' ');
  return of === 'line' || of === 'shipping' || of === 'tax' ? { of, lineId } : null;
}
