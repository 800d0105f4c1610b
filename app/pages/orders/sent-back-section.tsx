import { SumLines } from '#app/ui/display/sum-lines.tsx';
import { sumCents } from '#core/money/index.ts';
import { sentBackWords } from '#core/order/index.ts';
import type { OrderView } from '#server/order/records/order-view.ts';
import { receiptWords as words } from './words.ts';

/** Refunds since then, listed below the payment as negative amounts. */
export function SentBackSection({ order: { refunds, lines } }: { order: Pick<OrderView, 'refunds' | 'lines'> }) {
  const sent = refunds.filter(({ state }) => state === 'sent');
  if (sent.length === 0) return null;
  return (
    <SumLines
      lines={sent.map((refund) => ({
        ...{ id: refund.id, label: words.refund, cents: -refund.cents, credit: true },
        why: sentBackWords(refund, lines),
      }))}
      total={{ label: words.refunded, cents: -sumCents(sent.map(({ cents }) => cents)) }}
    />
  );
}
