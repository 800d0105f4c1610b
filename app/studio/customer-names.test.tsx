import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { QueueEntry } from '#server/project/queue/queue.ts';
import type { StudioVisit } from '#server/visit/search-visits.ts';
import { QueueRow } from './queue/queue-row.tsx';
import { UnreadList, VisitList, WorkList } from './today/today-lists.tsx';
import { RouteStop } from './visit/route-stop.tsx';

const at = new Date('2026-11-15T15:00:00Z');

const entry = (customerPage: string | null): QueueEntry => ({
  ...{ surveyId: 'survey_1', state: 'boards ready', name: 'Den', room: null, styles: [], pieces: 2, customer: 'June' },
  ...{ specialist: null, taken: false, mine: false, clock: null, left: null, urgency: null, waitingSince: null },
  ...{ dueAt: null, round: 0, unread: 0, missed: false, asked: null, customerPage },
});

const stop = (page: string | null): StudioVisit => ({
  ...{ id: 'visit_1', surveyId: 'survey_1', accountId: 'account_1', state: 'scheduled', zip: '11201', note: '' },
  ...{ street: '12 Oak Street', phone: '', preferredDays: [], representative: null, date: '2026-11-20', revision: 2 },
  ...{ completedAt: null, createdAt: at, updatedAt: at, submitted: true, drawn: { savedBy: null, savedAt: null } },
  customer: { firstName: 'June', email: 'june@example.com', page },
});

const ahead = (customerPage: string | null) => ({
  ...{ surveyId: 'survey_1', state: 'requested' as const, customer: 'June', customerPage, zip: '11201', street: '' },
  ...{ date: null, representative: null, preferredDays: [], requestedAt: at },
});
const thread = (customerPage: string | null) => ({
  ...{ surveyId: 'survey_1', name: 'Den', customer: 'June', customerPage, unread: 1, body: 'Hello', since: at },
});
const work = (customerPage: string | null) => ({
  ...entry(customerPage),
  ...{ step: { stage: 'not started', act: 'Read the brief' } as const, picture: null },
});
const listOf = <Row,>(row: Row) => ({ rows: [row], total: 1 });

/** Every place of the studio that names a customer on a row. */
const places: [string, (page: string | null) => React.ReactNode][] = [
  ['the queue', (page) => <QueueRow entry={entry(page)} staff={[]} />],
  ['boards due', (page) => <WorkList id="due" list={listOf(work(page))} scope="mine" firstId={null} />],
  ['unread messages', (page) => <UnreadList list={listOf(thread(page))} now={at} />],
  ['visits ahead', (page) => <VisitList list={listOf(ahead(page))} />],
  ['the day’s route', (page) => <RouteStop stop={stop(page)} />],
];

test.each(places)('a name in %s leads to the customer, for those who may go there', (_, place) => {
  const shown = (page: string | null) =>
    renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element: place(page) }])} />);
  expect(shown('account_1')).toMatch(/<a [^>]*href="\/studio\/customers\/account_1"[^>]*>June<\/a>/);
  const plain = shown(null);
  expect(plain).toContain('June');
  expect(plain).not.toContain('/studio/customers/');
});
