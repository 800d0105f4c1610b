import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { auditPhrase } from '#core/audit/index.ts';
import { orderNumber } from '#core/order/index.ts';
import { createAccount, createTestContext, type TestContext } from '../../tests/setup/context.ts';
import { createTestDatabase } from '../../tests/setup/database.ts';
import { type Actor, type Ctx, systemActor, visitorActor } from '../context.ts';
import { furniture, survey } from '../db/schema/index.ts';
import { newPiece, openOrderShop, orderedFor, shopper } from '../order/order.test-data.ts';
import { cancelLines } from '../order/returns/cancel-lines.ts';
import { appendAudit } from './append.ts';
import { type AuditQuestion, searchAudit } from './search-audit.ts';

let ctx: TestContext;
let ada: Actor;
let admin: Ctx;

beforeEach(async () => {
  ctx = await createTestContext(await createTestDatabase());
  ada = await createAccount(ctx, { role: 'specialist', firstName: 'Ada' });
  admin = ctx.as(await createAccount(ctx, { role: 'admin', firstName: 'Bo' }));
  const write = async (actor: Actor, entry: Parameters<typeof appendAudit>[1]) => {
    ctx.clock.forward(1000);
    await appendAudit(ctx.as(actor), entry);
  };
  await write(ada, { act: 'board.publish', subject: { kind: 'selection', id: 'sel_1' }, detail: { surveyId: 's1' } });
  await write(systemActor, { act: 'order.ship', subject: { kind: 'order', id: 'order_1' }, surveyId: 's1' });
  await write(admin.actor, {
    act: 'account.disable',
    subject: { kind: 'account', id: ada.kind === 'account' ? ada.id : '' },
  });
});

const nothing: AuditQuestion = { person: '', project: '', act: undefined, page: { number: 1, size: 50 } };
const found = async (question: Partial<AuditQuestion>) =>
  (await searchAudit(admin, { ...nothing, ...question })).rows.map(({ act }) => act);

test('the log is searched by person, project and act, the newest first', async () => {
  expect(await found({})).toEqual(['account.disable', 'order.ship', 'board.publish']);
  expect(await found({ person: 'ada' })).toEqual(['account.disable', 'board.publish']);
  expect(await found({ person: 'system' })).toEqual(['order.ship']);
  expect(await found({ person: '%' })).toEqual([]);
  expect(await found({ project: 's1' })).toEqual(['order.ship', 'board.publish']);
  expect(await found({ act: 'order.ship', project: 's1' })).toEqual(['order.ship']);
  expect(await found({ project: 'oak str' })).toEqual([]);
  const accountId = ada.kind === 'account' ? ada.id : '';
  await ctx.db.insert(survey).values({ id: 's1', accountId, responses: { project_name: 'Oak Street' } });
  expect(await found({ project: 'oak str' })).toEqual(['order.ship', 'board.publish']);
  expect(await found({ project: '%' })).toEqual([]);
  expect(await searchAudit(admin, { ...nothing, page: { number: 2, size: 2 } })).toMatchObject({
    rows: [{ act: 'board.publish', actorNamed: { name: expect.stringMatching(/^Ada/) } }],
    total: 3,
  });
});

test('by its number what was done to an order is found, and with a project what was done to its orders', async () => {
  const shop = await openOrderShop();
  const boss = shop.ctx.as(await createAccount(shop.ctx, { role: 'admin', firstName: 'Bo' }));
  const buy = async () => {
    const june = await shopper(shop, [{ recordId: await newPiece(shop.ctx) }]);
    const orderId = await orderedFor(shop, june);
    await cancelLines(shop.ctx.as(shop.specialist), { orderId });
    return { orderId, surveyId: june.surveyId };
  };
  const [one, other] = [await buy(), await buy()];
  const subjects = async (question: Partial<AuditQuestion>) =>
    (await searchAudit(boss, { ...nothing, ...question })).rows.map(({ act, subjectId }) => [act, subjectId]);
  const cancelled = [['order.cancel', one.orderId]];
  expect(await subjects({ act: 'order.cancel' })).toHaveLength(2);
  for (const typed of [orderNumber(one.orderId), orderNumber(one.orderId).toLowerCase(), one.orderId.slice(-8)]) {
    expect(await subjects({ person: typed, act: 'order.cancel' }), typed).toEqual(cancelled);
  }
  const all = await subjects({ person: orderNumber(one.orderId) });
  expect(new Set(all.map(([, id]) => id))).toEqual(new Set([one.orderId]));
  expect(await subjects({ person: orderNumber('order_0000000000') })).toEqual([]);
  expect(await subjects({ project: one.surveyId, act: 'order.cancel' })).toEqual(cancelled);
  expect(await subjects({ project: other.surveyId, person: orderNumber(one.orderId) })).toEqual([]);
});

test('every entry reads as a sentence with names and leads to what it names', async () => {
  const accountId = ada.kind === 'account' ? ada.id : '';
  await ctx.db.insert(survey).values({ id: 's1', accountId, responses: { project_name: 'Oak Street' } });
  const recordId = await newPiece(ctx);
  const [piece] = await ctx.db.select().from(furniture).where(eq(furniture.recordId, recordId));
  await appendAudit(ctx.as(ada), { act: 'catalog.deactivate', subject: { kind: 'furniture', id: recordId } });
  await appendAudit(ctx.as(ada), { act: 'account.change-password', subject: { kind: 'account', id: accountId } });
  await appendAudit(ctx.as(visitorActor), { act: 'account.sign-in-failed', subject: { kind: 'account', id: 'gone' } });
  await appendAudit(ctx.as(ada), { act: 'settings.edit', subject: { kind: 'settings', id: 'settings' } });
  const { rows } = await searchAudit(admin, nothing);
  const sentences = rows.map(({ act, actorNamed, subjectNamed }) => {
    const { before, after, hasSubject } = auditPhrase(act);
    return [actorNamed.name, before, ...(hasSubject ? [subjectNamed.name] : []), after].filter(Boolean).join(' ');
  });
  expect(new Set(sentences)).toEqual(
    new Set([
      'Ada changed the settings',
      'A visitor couldn’t sign in to a deleted account',
      'Ada changed the password of their own account',
      `Ada took ${piece?.name} off sale`,
      'Bo disabled Ada',
      `Hearthline shipped a line of order ${orderNumber('order_1')}`,
      'Ada published boards of Oak Street',
    ]),
  );
  const hrefOf = (act: string) => rows.find((row) => row.act === act)?.subjectNamed.href;
  expect(hrefOf('board.publish')).toBe('/studio/projects/s1');
  expect(hrefOf('catalog.deactivate')).toBe(`/studio/catalog/${recordId}`);
  expect(hrefOf('order.ship')).toBe('/studio/orders/order_1');
  // What an entry shows is what a search finds.
  expect(await found({ person: piece?.name.toLowerCase() ?? '' })).toEqual(['catalog.deactivate']);
});

test('the log is for admins', async () => {
  for (const actor of [ada, visitorActor]) expect((await searchAudit(ctx.as(actor), nothing)).rows).toEqual([]);
});
