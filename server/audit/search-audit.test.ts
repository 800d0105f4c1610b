import { beforeEach, expect, test } from 'vitest';
import { createAccount, createTestContext, type TestContext } from '../../tests/setup/context.ts';
import { createTestDatabase } from '../../tests/setup/database.ts';
import { type Actor, type Ctx, systemActor, visitorActor } from '../context.ts';
import { survey } from '../db/schema/index.ts';
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
    rows: [{ act: 'board.publish', actorEmail: expect.stringContaining('@') }],
    total: 3,
  });
});

test('the log is for admins', async () => {
  for (const actor of [ada, visitorActor]) expect((await searchAudit(ctx.as(actor), nothing)).rows).toEqual([]);
});
