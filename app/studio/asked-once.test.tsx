import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { NoticesProvider } from '#app/shell/notices.tsx';
import { noPictures } from '#core/catalog/index.ts';
import type { LineState } from '#core/order/index.ts';
import type { StudioFee } from '#server/fee/guarantee/get-studio-fee.ts';
import type { StudioLine } from '#server/order/records/get-studio-order.ts';
import type { StudioVisit } from '#server/visit/search-visits.ts';
import { OnSale } from './catalog/on-sale.tsx';
import { PiecePictures } from './catalog/piece-pictures.tsx';
import { GiveSection } from './guarantee/give-section.tsx';
import { RequestSection } from './guarantee/request-section.tsx';
import { BooksSection } from './order/books-section.tsx';
import { ExchangeSection } from './order/exchange-section.tsx';
import { NextActs } from './order/next-acts.tsx';
import { deliveredOrder, facts, line as orderedLine } from './order/studio-order.test-data.ts';
import { PersonActs } from './people/person-acts.tsx';
import { VisitActs } from './visit/visit-acts.tsx';

const at = new Date('2026-11-15T15:00:00Z');

const line = (state: LineState): StudioLine => ({ ...orderedLine, id: `line_${state}`, state });

const visit: StudioVisit = {
  ...{ id: 'visit_1', surveyId: 'survey_1', accountId: 'account_1', state: 'scheduled', zip: '11201', note: '' },
  ...{ street: '12 Oak Street', phone: '718-555-0142' },
  ...{ preferredDays: [], representative: 'Maren', date: '2026-11-20', revision: 2, completedAt: null },
  ...{ createdAt: at, updatedAt: at, customer: { firstName: 'June', email: 'june@example.com', page: 'account_1' } },
  submitted: true,
  drawn: { savedBy: null, savedAt: null },
};

const fee: StudioFee = {
  ...{ id: 'fee_1', email: 'june@example.com', firstName: 'June', paidAt: at, paidCents: 14_900, leftCents: 14_900 },
  ...{ accountId: 'account_1', mayRefund: true, words: null, request: null, refunds: [] },
};

const request: NonNullable<StudioFee['request']> = {
  ...{ id: 'guarantee_1', feeId: 'fee_1', accountId: 'account_1', because: 'not-satisfied', words: '', state: 'asked' },
  ...{ askedAt: at, answer: '', decidedBy: null, decidedAt: null },
};

const person = { id: 'account_1', name: 'Wren', email: 'wren@example.com', role: 'specialist' } as const;
const front = { publicId: 'front', width: 10, height: 10, bytes: 1, type: 'image/webp' };
const nothing = () => undefined;

/** Every studio action that takes something away or sends money: where it is, its button, and what it would send. */
const acts: [string, React.ReactNode, Record<string, string>][] = [
  [
    'a visit is marked complete or called off',
    <VisitActs key="" visit={visit} today="2026-11-20" isOpen onOpen={nothing} />,
    { 'Mark complete': 'complete', 'Cancel visit': 'cancel' },
  ],
  [
    'a person is disabled, or their lost second factor reset',
    <PersonActs key="" person={{ ...person, secondFactor: true, disabled: false }} own={false} choosesAdmins />,
    { Disable: 'disable', 'Reset second factor': 'reset-factor' },
  ],
  ['a piece is taken off sale', <OnSale key="" active boards={[]} />, { 'Take off sale': 'deactivate' }],
  [
    'a picture is removed',
    <PiecePictures key="" pictures={{ ...noPictures, front: [front] }} />,
    { Remove: 'remove-picture' },
  ],
  [
    'a fee is given back or not',
    <RequestSection key="" request={request} leftCents={14_900} />,
    { 'Grant it': 'grant', 'Decline it': 'decline' },
  ],
  ['a part of a fee is given back', <GiveSection key="" fee={fee} />, { Refund: 'give' }],
  [
    'pieces are cancelled',
    <NextActs key="" orderId="order_1" facts={facts} lines={[line('placed')]} />,
    { 'Cancel these pieces': 'cancel' },
  ],
  [
    'what came back is refunded',
    <NextActs key="" orderId="order_1" facts={facts} lines={[line('returned')]} />,
    { Refund: 'refund' },
  ],
  [
    'a request is declined',
    <NextActs key="" orderId="order_1" facts={facts} lines={[line('return requested')]} />,
    { Decline: 'decline' },
  ],
  [
    'a replacement is ordered',
    <ExchangeSection key="" line={line('exchange requested')} facts={facts} />,
    { 'Offer it': 'exchange' },
  ],
  ['an amount is given back', <BooksSection key="" order={deliveredOrder} />, { 'Refund this amount': 'amounts' }],
];

function rendered(element: React.ReactNode): string {
  const page = <NoticesProvider firstComplaint={null}>{element}</NoticesProvider>;
  return renderToString(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />);
}

/** The submit buttons by label, with the name and value each sends. */
function submits(html: string) {
  const buttons = [...html.matchAll(/<button\b([^>]*\btype="submit"[^>]*)>(.*?)<\/button>/gs)];
  return buttons.map(([, attributes = '', inside = '']) => ({
    says: inside.replace(/<[^>]*>/g, '').trim(),
    tells: [...attributes.matchAll(/\b(?:name|value)="([^"]*)"/g)].map(([, told]) => told).sort(),
  }));
}

test.each(acts)('before %s, it is asked: no button and no field does it at once', (_, element, buttons) => {
  const html = rendered(element);
  for (const [says, act] of Object.entries(buttons)) {
    expect(submits(html)).toContainEqual({ says, tells: [] });
    expect(html).not.toContain(`value="${act}"`);
  }
});

test('a button that does it at once is seen as one', () => {
  const html = rendered(
    <PersonActs person={{ ...person, secondFactor: false, disabled: true }} own={false} choosesAdmins />,
  );
  expect(submits(html)).toContainEqual({ says: 'Enable again', tells: ['act', 'enable'] });
});
