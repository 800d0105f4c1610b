import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { refund } from '#app/parts/order/order.test-data.ts';
import type { LineView, RefundView } from '#server/order/records/order-view.ts';
import { SentBackSection } from './sent-back-section.tsx';

const at = new Date('2026-11-16T15:00:00Z');
const back = (id: string, cents: number, lineIds: string[]): RefundView => ({
  ...refund(id, 'sent', cents),
  ...{ lineIds, reason: 'cancelled', sentAt: at },
});
const line = (id: string, name: string) => ({ id, name }) as LineView;

test('what went back names its pieces, and the sum has the sign of its lines', () => {
  const lines = [line('one', 'Harrow sofa'), line('two', 'Lattice rug')];
  const refunds = [back('refund_1', 228_594, ['one']), back('refund_2', 88_162, ['two'])];
  const held = refund('refund_3', 'failed', 5000);
  const html = renderToStaticMarkup(<SentBackSection order={{ refunds: [...refunds, held], lines }} />);
  expect(html).toContain('Harrow sofa. Canceled before it shipped, November 16, 2026');
  expect(html).toContain('Lattice rug. Canceled');
  expect(html.match(/.?\$[\d,.]+/g)).toEqual(['−$2,285.94', '−$881.62', '−$3,167.56']);
  expect(renderToStaticMarkup(<SentBackSection order={{ refunds: [held], lines }} />)).toBe('');
});
