import { SumLines } from '#app/ui/display/sum-lines.tsx';
import type { ExchangeSum } from '#core/order/index.ts';

/** What the new piece costs, what the old one counts for, and the difference. */
export function ExchangeSumLines({ sum: { rows, total } }: { sum: ExchangeSum }) {
  return <SumLines lines={rows.map(({ key, ...row }) => ({ id: key, ...row }))} total={total} />;
}
