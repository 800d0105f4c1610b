import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import type { ProjectState } from '#core/project/index.ts';
import { projectStateWords } from '#core/project/index.ts';
import type { OrderView } from '#server/order/records/order-view.ts';
import type { ProjectCard } from '#server/pages/projects-of-account.ts';
import { OwnProjects } from './own-projects.tsx';
import { projectsWords as words } from './words.ts';

const now = new Date('2026-11-18T15:00:00Z');
const canceled: OrderView = {
  ...{ id: 'order_1', accountId: 'account_1', selectionId: 'selection_1', status: 'cancelled', paidAt: now },
  address: { name: 'June', line1: '1 Oak', line2: '', city: 'Brooklyn', state: 'NY', zip: '11201', phone: '' },
  ...{ couponCode: null, moneyLines: [], paidCard: null, differences: [], paidCents: 105_000, lines: [] },
  totals: {
    ...{ merchandise: 100_000, volumeDiscount: 0, coupon: 0, shipping: 5_000, whiteGlove: 0, tax: 0 },
    ...{ feeCredit: 0, promiseCredit: 0, total: 105_000 },
  },
  refunds: [
    {
      ...{ id: 'refund_1', reason: 'cancelled', state: 'sent', cents: 105_000, amounts: [], lineIds: [] },
      ...{ ofOrder: true, promisedAt: now, sentAt: now, problem: null },
    },
  ],
};

function drawn(state: ProjectState): string {
  const project: ProjectCard = {
    ...{ surveyId: 'survey_1', state, name: null, room: 'Living room', date: now, clock: null, credit: null },
    ...{ specialist: null, selectionId: 'selection_1', zip: null, measuredByUs: false, visit: null },
  };
  const element = (
    <OwnProjects
      {...{ projects: [project], progress: {}, fee: null, now, name: 'June', pictures: {}, boards: {} }}
      {...{ orders: { survey_1: [canceled] }, complaint: null, unread: {}, thread: null, example: null }}
    />
  );
  return renderToString(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}

it.each(['boards ready', 'ordered', 'closed'] as const)(
  'a room that is %s leads to its orders, refunds and boards',
  (state) => {
    const html = drawn(state);
    expect(html).toContain('/orders/order_1');
    expect(html).toContain('$1,050');
    expect(html).toContain('/results/selection_1');
    expect(html).toContain(words.boards);
  },
);

it('whose orders were all canceled still says where the room is', () => {
  for (const state of ['boards ready', 'closed'] as const) {
    expect(drawn(state)).toContain(projectStateWords[state].sentence);
  }
  expect(drawn('ordered')).not.toContain(projectStateWords.ordered.sentence);
});
