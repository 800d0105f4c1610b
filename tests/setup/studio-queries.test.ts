import { eq } from 'drizzle-orm';
import { beforeAll, expect, test, vi } from 'vitest';
import { loader } from '#app/root.tsx';
import { launchPromotion } from '#core/promotion/index.ts';
import { seedDemoCatalog } from '#server/catalog/seed-demo-catalog.ts';
import { account, makerFeedRun, promotion, purchaseOrder, review } from '#server/db/schema/index.ts';
import { composeHttp, pagesOf, type RouteModule } from '#server/http/http.test-data.ts';
import { laidOutDesk, waitingFor } from '#server/selection/selection.test-data.ts';
import { statements } from '../../scripts/seed-large/statements.ts';
import { createAccount } from './context.ts';

interface Room {
  path: string;
  /** An address of it with something to show; the path itself unless it names a record. */
  at?: string;
  /** How many queries it may ask besides those of every page, however much is in the shop. */
  most: number;
}

const everyPage = 2;

/** Another query for every row would be seen here at once; another one for a room is someone's decision. */
const rooms: Readonly<Record<string, Room>> = {
  // Two for boards, two for revisions, two for refunds, thirteen for exceptions; messages, visits, drafts and their pieces; two
  // for what's left to do before the shop opens.
  'today/today.route.tsx': { path: 'studio', at: 'studio?for=everyone', most: 25 },
  'queue/queue.route.tsx': { path: 'studio/queue', at: 'studio/queue?q=room&style=moody', most: 4 },
  'workload/workload.route.tsx': { path: 'studio/workload', most: 6 },
  // Six for the slot's alternatives, the drawn room and who drew it; seven for what can be undone or called back, the
  // customer, a visit and its photos, and what's unread.
  'project/project.route.tsx': { path: 'studio/projects/:surveyId', most: 20 },
  // The survey, its project, the drawing, the visit and its photos.
  'project/room.route.tsx': { path: 'studio/projects/:surveyId/room', most: 5 },
  'order/orders.route.tsx': { path: 'studio/orders', at: 'studio/orders?q=large', most: 3 },
  // With a return under way, also what its makers say about returns.
  'order/order.route.tsx': { path: 'studio/orders/:orderId', most: 4 },
  'exceptions/exceptions.route.tsx': { path: 'studio/exceptions', most: 13 },
  'guarantee/guarantee.route.tsx': { path: 'studio/guarantee', most: 2 },
  'guarantee/fee.route.tsx': { path: 'studio/guarantee/:feeId', at: 'studio/guarantee/fee_large_4', most: 6 },
  // The day's own, and whether an earlier one was missed.
  'delivery/deliveries.route.tsx': { path: 'studio/deliveries', most: 2 },
  'visit/visits.route.tsx': { path: 'studio/visits', at: 'studio/visits?q=june', most: 3 },
  'visit/day.route.tsx': { path: 'studio/visits/day', most: 1 },
  'catalog/catalog.route.tsx': { path: 'studio/catalog', at: 'studio/catalog?q=walnut', most: 2 },
  'catalog/bulk-edit.route.tsx': { path: 'studio/catalog/change', at: 'studio/catalog/change?kind=sofa', most: 2 },
  'catalog/new-piece.route.tsx': { path: 'studio/catalog/new', at: 'studio/catalog/new?like=large-4', most: 1 },
  'catalog/piece.route.tsx': { path: 'studio/catalog/:recordId', at: 'studio/catalog/large-4', most: 2 },
  'maker/makers.route.tsx': { path: 'studio/makers', at: 'studio/makers?q=a', most: 2 },
  // The maker, its pieces, how many; and where its own system is.
  'maker/maker.route.tsx': { path: 'studio/makers/:makerId', most: 4 },
  // The maker, its feed, the files so far; one of them, and the names of the pieces it changed.
  'maker/feed/feed.route.tsx': { path: 'studio/makers/:makerId/feed', most: 5 },
  'purchase-order/purchase-orders.route.tsx': { path: 'studio/purchase-orders', most: 2 },
  // The order, its pieces, its bill, what arrived damaged, how many pieces of each line were confirmed, shipped and canceled,
  // and what was posted to the maker's system.
  'purchase-order/purchase-order.route.tsx': { path: 'studio/purchase-orders/:purchaseOrderId', most: 6 },
  'review/reviews.route.tsx': { path: 'studio/reviews', at: 'studio/reviews?q=sofa&state=waiting', most: 2 },
  'review/review.route.tsx': { path: 'studio/reviews/:reviewId', at: 'studio/reviews/review_1', most: 1 },
  'swatch/swatches.route.tsx': { path: 'studio/swatches', at: 'studio/swatches?q=oak&state=open', most: 2 },
  'contact/inbox.route.tsx': { path: 'studio/contact', at: 'studio/contact?q=order', most: 2 },
  'contact/message.route.tsx': { path: 'studio/contact/:messageId', most: 2 },
  'promotion/promotions.route.tsx': { path: 'studio/coupons', most: 3 },
  'promotion/coupon.route.tsx': { path: 'studio/coupons/:code', at: 'studio/coupons/LARGE4', most: 2 },
  'promotion/promotion.route.tsx': { path: 'studio/promotions/:id', at: 'studio/promotions/promotion_4', most: 1 },
  // Pages, steps, two for the months, the time to boards, and the deadlines missed.
  'figures/figures.route.tsx': { path: 'studio/figures', most: 6 },
  'figures/boards.route.tsx': { path: 'studio/figures/boards', at: 'studio/figures/boards?by=piece', most: 2 },
  'figures/tax.route.tsx': { path: 'studio/figures/tax', most: 1 },
  // The settings, the newest version, what became of the boards of each, and the names of the pieces it speaks of.
  'figures/learning.route.tsx': { path: 'studio/figures/learning', most: 4 },
  'settings/settings.route.tsx': { path: 'studio/settings', most: 1 },
  'prices/prices.route.tsx': { path: 'studio/settings/prices', most: 1 },
  'tax/tax.route.tsx': { path: 'studio/settings/tax', most: 1 },
  // The page and how many; what each has, three for all rows; the tags in use, and whose order has the number.
  'customer/customers.route.tsx': { path: 'studio/customers', at: 'studio/customers?q=HL-12345678', most: 7 },
  // Four for the customer and what was noted; rooms, two for orders, two for fees, credits, visits, letters, and three
  // for what they agreed to, and their certificates.
  'customer/customer.route.tsx': { path: 'studio/customers/:customerId', most: 16 },
  // The third lists open invitations.
  'people/people.route.tsx': { path: 'studio/people', at: 'studio/people?role=customer&q=june', most: 3 },
  'keys/keys.route.tsx': { path: 'studio/keys', most: 2 },
  'refund/refunds.route.tsx': { path: 'studio/refunds', most: 1 },
  'webhook/webhooks.route.tsx': { path: 'studio/webhooks', most: 2 },
  // Besides the page itself, one for the names of each kind of thing on it, however many rows.
  'audit/audit.route.tsx': { path: 'studio/audit', at: 'studio/audit?project=survey_large_7', most: 7 },
};

/** They hand out a file, take a form, or show what needs no shop. */
const noRooms = [
  ...['catalog/export.route.tsx', 'catalog/import.route.tsx', 'figures/export.route.tsx', 'swatch/export.route.tsx'],
  ...['order/acts.route.tsx', 'programs/programs.route.tsx', 'ui/style-guide.route.tsx'],
  ...['project/writing/words.route.tsx', 'purchase-order/pdf.route.tsx', 'project/on-site/photos.route.tsx'],
  ...['catalog/pictures/acts.route.tsx', 'catalog/pictures/pictures.route.tsx'],
];

const files = import.meta.glob<RouteModule>('../../app/studio/**/*.route.tsx', { eager: true });
const modules = new Map(Object.entries(files).map(([file, module]) => [file.replace(/^.*app\/studio\//, ''), module]));

const pages = pagesOf(
  Object.fromEntries(
    Object.entries(rooms).flatMap(([file, { path }]) => {
      const read = modules.get(file)?.loader;
      return read ? [[path, { loader: read }]] : [];
    }),
  ),
  { loader: loader as NonNullable<RouteModule['loader']> },
);
const http = await composeHttp({ loadBuild: async () => pages });
const { ctx, database } = http;
let cookie: string;
const found: Record<string, string> = {};

beforeAll(async () => {
  await seedDemoCatalog(database);
  for (const [, statement] of statements({ projects: 100, pieces: 300, orders: 320 }))
    await database.pool.query(statement);
  await ctx.db.insert(promotion).values({ id: 'promotion_4', ...launchPromotion });
  const admin = await http.signUp('ada@example.com');
  cookie = admin.cookie;
  await ctx.db.update(account).set({ role: 'admin' }).where(eq(account.id, admin.id));
  await ctx.db.insert(review).values({
    ...{ id: 'review_1', accountId: (await createAccount(ctx)).id, recordId: 'rec-alder-sofa-sage', stars: 4 },
    ...{ words: 'Deep and firm.', room: 'living-room', firstName: 'June', deliveredState: 'MA', state: 'waiting' },
    writtenAt: ctx.clock.now(),
  });
  const { surveyId, customer } = await waitingFor(ctx);
  found['customer/customer.route.tsx'] = `studio/customers/${customer.id}`;
  await laidOutDesk(ctx.as(await createAccount(ctx, { role: 'specialist' })), surveyId);
  found['project/project.route.tsx'] = `studio/projects/${surveyId}`;
  found['project/room.route.tsx'] = `studio/projects/${surveyId}/room`;
  found['contact/message.route.tsx'] = `studio/contact/${await anyOf('contact_message')}`;
  found['maker/maker.route.tsx'] = `studio/makers/${await anyOf('maker')}`;
  const fedMaker = (await anyOf('maker')) ?? '';
  await ctx.db.insert(makerFeedRun).values({
    ...{ id: 'feedrun_1', makerId: fedMaker, state: 'applied', origin: 'file', source: 'stock.csv', pieces: 1 },
    ...{ startedAt: ctx.clock.now(), changes: [{ recordId: 'large-4', field: 'stock', from: 5, to: 4 }] },
  });
  found['maker/feed/feed.route.tsx'] = `studio/makers/${fedMaker}/feed?run=feedrun_1`;
  await ctx.db.insert(purchaseOrder).values({
    ...{ id: 'po_1', orderId: (await anyOf('purchase')) ?? '', makerId: (await anyOf('maker')) ?? '' },
    ...{ state: 'waiting', createdAt: ctx.clock.now() },
  });
  found['purchase-order/purchase-order.route.tsx'] = 'studio/purchase-orders/po_1';
  found['order/order.route.tsx'] = `studio/orders/${await anyOf('purchase')}`;
});

async function anyOf(table: string): Promise<string | undefined> {
  const { rows } = await database.pool.query<{ id: string }>(`select id from ${table} order by id limit 1`);
  return rows[0]?.id;
}

test('every room of the studio says how many queries it may ask', () => {
  expect([...modules.keys()].toSorted()).toEqual([...Object.keys(rooms), ...noRooms].toSorted());
});

test.each(Object.entries(rooms))('%s', async (file, { path, at, most }) => {
  const [address = '', search = ''] = (found[file] ?? at ?? path).split('?');
  const ask = () => http.ask(`/${address}.data?${search}`, { headers: { Cookie: cookie } });
  // What is read once for all is not counted.
  await ask();
  async function queriesOfOne(): Promise<string[]> {
    const asked = vi.spyOn(database.pool, 'query');
    const answer = await ask();
    const queries = asked.mock.calls.map(([query]) => (typeof query === 'object' ? JSON.stringify(query) : query));
    asked.mockRestore();
    expect(answer.status).toBe(200);
    return queries;
  }
  // The settings are also read every 15 seconds, for all pages together. That falls into one of two requests at most.
  const [first, second] = [await queriesOfOne(), await queriesOfOne()];
  const queries = first.length < second.length ? first : second;
  expect(queries.length - everyPage, queries.join('\n\n')).toBeLessThanOrEqual(most);
});
