import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { createAccount, createTestContext, type TestContext } from '../../../tests/setup/context.ts';
import { createStockedDatabase } from '../../../tests/setup/database.ts';
import { watchRefusals } from '../../authorise.ts';
import { project, visit } from '../../db/schema/index.ts';
import { readThread } from '../../message/read-thread.ts';
import { sendMessage } from '../../message/send-message.ts';
import { listQueue } from '../../project/queue/queue.ts';
import { laidOutDesk, type Person, waitingFor } from '../../selection/selection.test-data.ts';
import { studioCounts } from './studio-counts.ts';
import { studioToday } from './studio-today.ts';

let ctx: TestContext;
let maren: Person;
let theo: Person;
let ada: Person;
let first: Awaited<ReturnType<typeof waitingFor>>;
let second: Awaited<ReturnType<typeof waitingFor>>;

const say = (who: Person, surveyId: string, body: string) =>
  sendMessage(ctx.as(who), { surveyId, body, pictures: [], pieces: [] });

beforeAll(async () => {
  ctx = await createTestContext(await createStockedDatabase());
  maren = await createAccount(ctx, { role: 'specialist', firstName: 'Maren' });
  theo = await createAccount(ctx, { role: 'specialist', firstName: 'Theo' });
  ada = await createAccount(ctx, { role: 'admin', firstName: 'Ada' });
  first = await waitingFor(ctx, { specialistId: maren.id });
  second = await waitingFor(ctx, { specialistId: theo.id });
  await say(first.customer, first.surveyId, 'Does it come apart?');
  ctx.clock.forward(3_600_000);
  await say(first.customer, first.surveyId, 'The stairs are narrow.');
  await ctx.db.insert(visit).values({
    ...{ id: 'visit_1', surveyId: second.surveyId, accountId: second.customer.id },
    ...{ state: 'requested', zip: '10001', street: '1 Oak Street' },
  });
});

describe('the start page of the studio', () => {
  it('lists what waits for the specialist, and everything for everyone', async () => {
    const mine = await studioToday(ctx.as(maren), undefined);
    expect(mine?.scope).toBe('mine');
    expect(mine?.due?.rows.map(({ surveyId }) => surveyId)).toEqual([first.surveyId]);
    expect(mine?.due?.rows[0]).toMatchObject({ step: { act: 'Read the brief' }, unread: 2, picture: null });
    expect(mine?.unread).toMatchObject({ total: 1, rows: [{ unread: 2, body: 'The stairs are narrow.' }] });
    expect(mine?.visits?.total).toBe(0);
    const everyone = await studioToday(ctx.as(maren), 'everyone');
    expect(everyone?.due?.total).toBe(2);
    expect(everyone?.visits?.rows[0]).toMatchObject({ surveyId: second.surveyId, date: null, street: '1 Oak Street' });
    expect((await studioToday(ctx.as(ada), undefined))?.scope).toBe('everyone');
    // Names lead to the customer's page.
    expect(mine?.due?.rows[0]?.customerPage).toBe(first.customer.id);
    expect(mine?.unread?.rows[0]?.customerPage).toBe(first.customer.id);
    expect(everyone?.visits?.rows[0]?.customerPage).toBe(second.customer.id);
  });

  it('names the next step from what is on the desk', async () => {
    await laidOutDesk(ctx.as(theo), second.surveyId);
    const today = await studioToday(ctx.as(theo), 'mine');
    expect(today?.due?.rows[0]?.step).toEqual({ stage: 'both drafted', act: 'Check and publish' });
    expect(today?.due?.rows[0]?.picture?.publicId).toMatch(/./);
  });

  it('counts for the menu, and unread marks go as soon as the thread is read', async () => {
    expect(await studioCounts(ctx.as(maren))).toMatchObject({ mine: 2, queue: 2, visits: 1, refunds: 0, inbox: 0 });
    expect((await listQueue(ctx.as(ada), { unread: true }))?.total).toBe(1);
    await readThread(ctx.as(maren), { surveyId: first.surveyId });
    expect(await studioCounts(ctx.as(maren))).toMatchObject({ mine: 1 });
    expect((await studioToday(ctx.as(maren), 'mine'))?.unread?.total).toBe(0);
    expect((await listQueue(ctx.as(ada), { unread: true }))?.total).toBe(0);
  });

  it('shows unread messages of projects in any state, and all means all', async () => {
    await ctx.db.update(project).set({ state: 'ordered' }).where(eq(project.surveyId, first.surveyId));
    await say(first.customer, first.surveyId, 'One more thing.');
    expect((await studioToday(ctx.as(maren), 'mine'))?.unread?.total).toBe(1);
    expect((await listQueue(ctx.as(ada), { unread: true }))?.rows[0]?.surveyId).toBe(first.surveyId);
    expect((await listQueue(ctx.as(ada), { state: 'all' }))?.total).toBe(2);
    expect((await listQueue(ctx.as(ada)))?.total).toBe(1);
  });

  it('shows each role what it may open, and writes no refusal down for looking', async () => {
    const [sol, nia] = [
      await createAccount(ctx, { role: 'fulfillment', firstName: 'Sol' }),
      await createAccount(ctx, { role: 'support', firstName: 'Nia' }),
    ];
    const refused = watchRefusals(sol);
    expect(await studioToday(ctx.as(sol), undefined)).toMatchObject({
      ...{ scope: 'everyone', due: null, revisions: null, unread: null, refunds: null, visits: null },
      exceptions: { total: expect.any(Number) },
    });
    expect([...refused]).toEqual([]);
    expect(await studioToday(ctx.as(nia), undefined)).toMatchObject({
      ...{ due: { total: expect.any(Number) }, unread: { total: 1 }, refunds: { total: 0 }, visits: { total: 1 } },
    });
  });

  it('does not exist for customers and visitors', async () => {
    expect(await studioToday(ctx.as(first.customer), 'everyone')).toBeNull();
    expect(await studioCounts(ctx.as(first.customer))).toBeNull();
    expect(await studioToday(ctx.as({ kind: 'visitor' }), undefined)).toBeNull();
  });
});
