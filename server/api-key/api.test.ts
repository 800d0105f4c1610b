import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiKeyScopes } from '#core/account/index.ts';
import { createAccount, type TestContext } from '../../tests/setup/context.ts';
import { seedDemoCatalogue } from '../catalog/seed-demo-catalogue.ts';
import type { Ctx } from '../context.ts';
import { apiKey, audit, furniture, outbox, project, selection } from '../db/schema/index.ts';
import { composeHttp, type TestHttp } from '../http/http.test-data.ts';
import { takeProject } from '../project/queue/take-project.ts';
import { openDesk } from '../selection/desk/open-desk.ts';
import { getSelection } from '../selection/results/get-selection.ts';
import { type Person, waitingFor } from '../selection/selection.test-data.ts';
import { createKey } from './create-key.ts';
import { listKeys } from './list-keys.ts';
import { revokeKey } from './revoke-key.ts';
import { sendPayload } from './send-payload.ts';

let shop: TestHttp;
let ctx: TestContext;
let admin: Ctx;
let key: { id: string; key: string };
let customer: Person;
let surveyId: string;

beforeAll(async () => {
  shop = await composeHttp();
  ctx = shop.ctx;
  await seedDemoCatalogue(ctx);
  admin = ctx.as(await createAccount(ctx, { role: 'admin', firstName: 'Ada' }));
});

beforeEach(async () => {
  const made = await createKey(admin, { name: 'The planner', scopes: apiKeyScopes });
  if (!made.ok) throw new Error(made.reason);
  key = made;
  ({ customer, surveyId } = await waitingFor(ctx));
});

async function call(path: string, body: unknown, withKey: string | null = key.key) {
  const headers = { 'Content-Type': 'application/json', ...(withKey === null ? {} : { 'api-key': withKey }) };
  const answer = await shop.ask(path, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: answer.status, body: await answer.json() };
}

async function idsOf(kind: string, count: number): Promise<string[]> {
  const rows = await ctx.db
    .select()
    .from(furniture)
    .where(eq(furniture.kind, kind as 'sofa'))
    .limit(count);
  return rows.map(({ recordId }) => recordId);
}

async function boards() {
  const [sofas, chairs] = [await idsOf('sofa', 2), await idsOf('lounge_chair', 2)];
  return [
    { name: 'Sage and saddle', note: 'Sage first.', furniture: [{ recordId: sofas[0], note: 'For two.' }, chairs[0]] },
    { name: 'Oat and bottle green', furniture: [sofas[1], chairs[1]] },
  ];
}

const sent = async (given: object = {}) => ({
  user: customer.id,
  survey: surveyId,
  boards: await boards(),
  skipImagesReupload: true,
  ...given,
});

const everyKey = { words: '', state: undefined, page: { number: 1, size: 50 } };

describe('api-keys', () => {
  it('are made, listed and revoked by an admin; of a key we keep only its hash', async () => {
    const [row] = await ctx.db.select().from(apiKey).where(eq(apiKey.id, key.id));
    expect(JSON.stringify(row)).not.toContain(key.key);
    expect((await listKeys(admin, everyKey))?.rows).toContainEqual(
      expect.objectContaining({ id: key.id, name: 'The planner', ending: key.key.slice(-4), createdBy: 'Ada' }),
    );
    const found = async (asked: object) => (await listKeys(admin, { ...everyKey, ...asked }))?.rows.map(({ id }) => id);
    expect(await found({ words: 'PLANN' })).toEqual([key.id]);
    expect(await found({ words: key.key.slice(-4), state: 'valid' })).toContain(key.id);
    expect(await found({ words: 'plann', state: 'revoked' })).toEqual([]);
    expect(await found({ words: '%' })).toEqual([]);
    const specialist = ctx.as(await createAccount(ctx, { role: 'specialist' }));
    expect(await createKey(specialist, { name: 'Mine', scopes: apiKeyScopes })).toEqual({
      ok: false,
      reason: 'not-allowed',
    });
    expect(await listKeys(specialist, everyKey)).toBeNull();
    expect(await revokeKey(specialist, { id: key.id })).toEqual({ ok: false, reason: 'not-allowed' });
    expect(await createKey(admin, { name: ' ', scopes: [], lastDay: '2026-11-14', callsPerMinute: '0' })).toEqual({
      ok: false,
      reason: 'invalid',
      problems: {
        name: 'Please say what the key is for.',
        scopes: 'Choose at least one call.',
        lastDay: 'Its last day can’t be in the past.',
        callsPerMinute: 'Please enter 1 to 600 calls a minute.',
      },
    });
    expect(await revokeKey(admin, { id: 'key_none' })).toEqual({ ok: false, reason: 'not-found' });
  });

  it('open nothing without one, with a wrong one or with a revoked one', async () => {
    for (const wrong of [null, 'hl_wrong'])
      expect((await call('/addSelections', await sent(), wrong)).status).toBe(401);
    await revokeKey(admin, { id: key.id });
    expect(await call('/addSelections', await sent())).toMatchObject({
      status: 401,
      body: { error: { code: 'api-key', message: 'This call needs a valid api-key.' } },
    });
    const rows = await ctx.db
      .select()
      .from(audit)
      .where(eq(audit.actor, `api-key:${key.id}`));
    expect(rows).toMatchObject([{ act: 'helper.add-selections', detail: { refused: 'revoked' } }]);
  });
});

describe('POST /addSelections', () => {
  it('publishes two boards, tells the customer, and is the same selection when sent twice', async () => {
    const body = await sent();
    const first = await call('/addSelections', body);
    expect(first).toMatchObject({ status: 200, body: { message: expect.stringContaining('Selections added.') } });
    const again = await call('/addSelections', { ...body, user: customer.email });
    expect(again).toMatchObject({ status: 200, body: { id: first.body.id } });
    const shown = await getSelection(ctx.as(customer), first.body.id);
    expect(shown?.selection).toMatchObject({ revision: 0, state: 'published' });
    expect(shown?.selection.boards[0]).toMatchObject({ name: 'Sage and saddle', note: 'Sage first.' });
    expect(shown?.selection.boards[0].furniture[0]).toMatchObject({ note: 'For two.' });
    await ctx.runEffects();
    expect(ctx.sent.filter(({ to }) => to === customer.email).map(({ subject }) => subject)).toEqual([
      'Your boards are ready',
    ]);
    const rows = await ctx.db
      .select()
      .from(audit)
      .where(eq(audit.actor, `api-key:${key.id}`));
    expect(rows.filter(({ act }) => act === 'helper.add-selections')).toHaveLength(2);
    const [other] = await boards();
    expect(await call('/addSelections', { ...body, boards: [other, other] })).toMatchObject({ status: 409 });
  });

  it('is one selection for two calls at the same moment', async () => {
    const body = await sent();
    const answers = await Promise.all([1, 2, 3].map(() => call('/addSelections', body)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
  });

  it('takes the place of a draft that a specialist had begun', async () => {
    const maren = ctx.as(await createAccount(ctx, { role: 'specialist' }));
    await takeProject(maren, { surveyId });
    const draft = await openDesk(maren, { surveyId });
    const answer = await call('/addSelections', await sent());
    expect(answer).toMatchObject({ status: 200, body: { id: draft?.selection?.id } });
    expect((await openDesk(maren, { surveyId }))?.selection).toMatchObject({ state: 'published' });
  });

  it('does not break a hard rule silently', async () => {
    const body = await sent();
    const [recordId = ''] = await idsOf('sofa', 1);
    await ctx.db.update(furniture).set({ stock: 0 }).where(eq(furniture.recordId, recordId));
    const answer = await call('/addSelections', body);
    await ctx.db.update(furniture).set({ stock: 9 }).where(eq(furniture.recordId, recordId));
    expect(answer.body.message).toContain('is out of stock');
  });

  it.each([
    ['no boards', async () => sent({ boards: undefined }), 400, 'boards'],
    ['one board', async () => sent({ boards: (await boards()).slice(0, 1) }), 400, 'exactly two boards'],
    ['three boards', async () => sent({ boards: [...(await boards()), ...(await boards())].slice(1) }), 400, 'boards'],
    ['an unknown user', async () => sent({ user: 'account_none' }), 404, 'no such user'],
    ['an unknown survey', async () => sent({ survey: 'survey_none' }), 404, 'no such survey'],
    ['unknown furniture', async () => sent({ boards: withUnknown(await boards()) }), 422, 'rec-of-nothing'],
    ['nothing', async () => null, 400, 'couldn’t read'],
  ])('refuses %s with words, and writes it down', async (_, body, status, message) => {
    const answer = await call('/addSelections', await body());
    expect(answer).toMatchObject({ status, body: { error: { message: expect.stringContaining(message) } } });
    const rows = await ctx.db
      .select()
      .from(audit)
      .where(eq(audit.actor, `api-key:${key.id}`));
    expect(rows).toMatchObject([{ act: 'helper.add-selections', detail: { refused: expect.any(String) } }]);
    const [row] = await ctx.db.select().from(project).where(eq(project.surveyId, surveyId));
    expect(row?.state).toBe('waiting for boards');
  });

  it('finds no survey of somebody else', async () => {
    const other = await createAccount(ctx);
    expect(await call('/addSelections', await sent({ user: other.id }))).toMatchObject({ status: 404 });
  });
});

const withUnknown = <One extends { furniture: unknown[] }>([a, b]: One[]) => [
  { ...a, furniture: ['rec-of-nothing'] },
  b,
];

describe('POST /updateOnSiteService', () => {
  it('sets representative and date, then completes', async () => {
    const whose = { user: customer.id, survey: surveyId };
    const scheduled = await call('/updateOnSiteService', { ...whose, representative: 'Ada', date: '2026-11-20' });
    expect(scheduled).toMatchObject({ status: 200, body: { message: 'On-site service updated.' } });
    expect(await call('/updateOnSiteService', { ...whose, status: 'complete' })).toMatchObject({ status: 200 });
    const late = await call('/updateOnSiteService', { ...whose, representative: 'Ada', date: '2026-11-21' });
    expect(late.status).toBe(409);
    const rows = await ctx.db.select().from(audit).where(eq(audit.act, 'helper.update-on-site-service'));
    expect(rows).toHaveLength(3);
  });

  it('refuses what it cannot read, an unknown user and a visit that nobody asked for', async () => {
    const whose = { user: customer.id, survey: surveyId };
    expect(await call('/updateOnSiteService', whose)).toMatchObject({ status: 400 });
    expect(await call('/updateOnSiteService', { ...whose, representative: 'Ada', date: 'soon' })).toMatchObject({
      status: 400,
      body: { error: { message: 'That isn’t a valid date.' } },
    });
    expect(await call('/updateOnSiteService', { ...whose, user: 'nobody', status: 'complete' })).toMatchObject({
      status: 404,
    });
    expect(await call('/updateOnSiteService', { ...whose, status: 'complete' })).toMatchObject({ status: 404 });
    expect((await call('/updateOnSiteService', { ...whose, status: 'complete' }, 'hl_wrong')).status).toBe(401);
  });
});

describe('§7 a payload sent from the studio', () => {
  const payload = async (given: object = {}) => ({
    ...{ path: '/addSelections', key: key.key, json: JSON.stringify(await sent()), trial: false },
    ...given,
  });
  const selections = () => ctx.db.select().from(selection).where(eq(selection.surveyId, surveyId));
  const waitingEffects = () => ctx.db.$count(outbox);
  const logged = async () =>
    (await ctx.db.select().from(audit))
      .filter(({ subjectId, act }) => subjectId === key.id && act === 'helper.add-selections')
      .map(({ detail }) => detail);

  it('§7 is tried without effect, told what it would answer, and only the log keeps it', async () => {
    const staff = ctx.as(await createAccount(ctx, { role: 'specialist' }));
    const before = await selections();
    const letters = await waitingEffects();
    expect(await sendPayload(staff, await payload({ trial: true }))).toEqual({
      ok: true,
      message: expect.stringContaining('Selections added.'),
    });
    expect(await selections()).toEqual(before);
    expect(await waitingEffects()).toBe(letters);
    expect(await logged()).toEqual([expect.objectContaining({ trial: true, survey: surveyId })]);
  });

  it('§7 is sent as the program would send it, and answers with the message of /addSelections', async () => {
    const staff = ctx.as(await createAccount(ctx, { role: 'specialist' }));
    expect(await sendPayload(staff, await payload())).toEqual({
      ok: true,
      message: expect.stringContaining('Selections added.'),
    });
    expect(await selections()).toHaveLength(1);
    expect(await sendPayload(staff, await payload())).toMatchObject({
      ok: true,
      message: expect.stringContaining('These boards are there already.'),
    });
    expect(JSON.stringify(await logged())).not.toContain(key.key);
  });

  it('§7 is refused without staff, without a key, and where it cannot be read', async () => {
    const staff = ctx.as(await createAccount(ctx, { role: 'specialist' }));
    const june = ctx.as(await createAccount(ctx, {}));
    expect(await sendPayload(june, await payload())).toEqual({ ok: false, reason: 'not-allowed' });
    expect(await sendPayload(staff, await payload({ key: 'none' }))).toMatchObject({ ok: false, reason: 'refused' });
    expect(await sendPayload(staff, await payload({ json: '{' }))).toEqual({ ok: false, reason: 'no-json' });
    expect(await sendPayload(staff, await payload({ path: '/toString' }))).toEqual({
      ok: false,
      reason: 'unknown-call',
    });
    const wrong = await payload({ json: JSON.stringify(await sent({ survey: 'survey_none' })), trial: true });
    expect(await sendPayload(staff, wrong)).toMatchObject({ ok: false, reason: 'refused' });
    expect((await selections()).filter(({ state }) => state !== 'draft')).toEqual([]);
  });
});
