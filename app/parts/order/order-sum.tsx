import { SumLines } from '#app/ui/display/sum-lines.tsx';
import type { MoneyLine } from '#core/order/index.ts';
import { orderPartWords as words } from './words.ts';

/** A negative amount is money back, and so is the fee's credit. */
const isCredit = ({ cents }: MoneyLine) => cents < 0;

/** An order's price breakdown with an explanation per line. `paid` marks it as paid. */
export function OrderSum({ lines, paid = false }: { lines: readonly MoneyLine[]; paid?: boolean }) {
  const total = lines.find(({ key }) => key === 'total');
  const above = lines.filter(({ key }) => key !== 'total');
  return (
    <SumLines
      lines={above.map((line) => ({
        // Each jurisdiction's tax has a line of its own.
        id: `${line.key} ${line.label}`,
        label: line.label,
        cents: line.cents,
        why: line.why,
        credit: isCredit(line),
        rule: line.key === 'merchandise' || line.key === 'shipping',
      }))}
      total={{ label: paid ? words.paid : (total?.label ?? ''), cents: total?.cents ?? 0 }}
    />
  );
}
