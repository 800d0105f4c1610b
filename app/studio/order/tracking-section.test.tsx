import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { NoticesProvider } from '#app/shell/notices.tsx';
import { carrierOf } from '#core/order/index.ts';
import { readStudioAct } from './order-acts.ts';
import { TrackingSection, type TrackingSectionProps } from './tracking-section.tsx';
import { studioOrdersWords as words } from './words.ts';

const line: TrackingSectionProps['line'] = {
  ...{ id: 'line_1', orderId: 'order_1', name: 'Sofa', quantity: 1 },
  ...{ carrier: carrierOf('ups', '1Z999'), tracking: '1Z999', correctable: { carrier: 'ups', tracking: '1Z999' } },
};

function shown(changes: Partial<TrackingSectionProps['line']>): string {
  const element = (
    <NoticesProvider firstComplaint={null}>
      <TrackingSection line={{ ...line, ...changes }} lines={[]} />
    </NoticesProvider>
  );
  const html = renderToString(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  return html.replaceAll('<!-- -->', '');
}

test('a piece on its way shows its tracking, which can be corrected; one that arrived only shows it', () => {
  expect(shown({})).toContain('UPS 1Z999');
  expect(shown({})).toContain(words.correctFor('Sofa'));
  const there = shown({ correctable: null });
  expect(there).toContain('UPS 1Z999');
  expect(there).not.toContain(words.correctFor('Sofa'));
  expect(shown({ carrier: null, tracking: null, correctable: null })).not.toContain(words.tracked);
});

test('what staff typed is read, and refused field by field', () => {
  const form = new FormData();
  const given = { act: 'correct', line: 'line_1', carrier: 'fedex', tracking: ' 7749 ' };
  for (const [name, value] of Object.entries(given)) form.set(name, value);
  const data = { act: 'correct', lineIds: ['line_1'], carrier: 'fedex', tracking: '7749' };
  expect(readStudioAct(form).data).toEqual(data);
  form.set('tracking', '');
  expect(readStudioAct(form).error?.issues).toMatchObject([{ path: ['tracking'] }]);
});

test('says afterwards what was changed and that the customer knows', () => {
  const to = { carrier: 'fedex', tracking: '7749' } as const;
  expect(words.corrected([{ quantity: 1 }, { quantity: 2 }], to)).toBe(
    'The tracking of 3 pieces is now FedEx 7749. We’ve emailed the customer.',
  );
  expect(words.corrected([{ quantity: 1 }], to)).toContain('1 piece is now');
});
