import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { apiKeyScopes } from '#core/account/index.ts';
import { easternDay } from '#core/promotion/index.ts';
import { createAccount } from '../../tests/setup/context.ts';
import { apiKey, audit, outbox, selection } from '../db/schema/index.ts';
import { takeProject } from '../project/queue/take-project.ts';
import { waitingFor } from '../selection/selection.test-data.ts';
import { apiKeyEntries } from './api-entries.ts';
import { createKey } from './create-key.ts';
import { listKeys } from './list-keys.ts';
import { callApi, openPlanner, selectionsBody } from './planner.test-data.ts';
import { revokeKey } from './revoke-key.ts';
import { sendPayload } from './send-payload.ts';

const planner = openPlanner();
const call = (path: string, body: unknown, withKey?: string | null) => callApi(planner, path, body, withKey);
const sent = (given?: object) => selectionsBody(planner, given);

const everyKey = { words: '', state: undefined, page: { number: 1, size: 50 } };

describe('api-keys', () => {
  it('are made, listed and revoked by an admin; of a key we keep only its hash', async () => {
    const [row] = await planner.ctx.db.select().from(apiKey).where(eq(apiKey.id, planner.key.id));
    expect(JSON.stringify(row)).not.toContain(planner.key.key);
    expect((await listKeys(planner.admin, everyKey))?.rows).toContainEqual(
      expect.objectContaining({
        id: planner.key.id,
        name: 'The planner',
        ending: planner.key.key.slice(-4),
        createdBy: 'Ada',
      }),
    );
    const found = async (asked: object) =>
      (await listKeys(planner.admin, { ...everyKey, ...asked }))?.rows.map(({ id }) => id);
    expect(await found({ words: 'PLANN' })).toEqual([planner.key.id]);
    expect(await found({ words: planner.key.key.slice(-4), state: 'valid' })).toContain(planner.key.id);
    expect(await found({ words: 'plann', state: 'revoked' })).toEqual([]);
    expect(await found({ words: '%' })).toEqual([]);
    const specialist = planner.ctx.as(await createAccount(planner.ctx, { role: 'specialist' }));
    expect(await createKey(specialist, { name: 'Mine', scopes: apiKeyScopes })).toEqual({
      ok: false,
      reason: 'not-allowed',
    });
    expect(await listKeys(specialist, everyKey)).toBeNull();
    expect(await revokeKey(specialist, { id: planner.key.id })).toEqual({ ok: false, reason: 'not-allowed' });
    expect(
      await createKey(planner.admin, { name: ' ', scopes: [], lastDay: '2026-11-14', callsPerMinute: '0' }),
    ).toEqual({
      ok: false,
      reason: 'invalid',
      problems: {
        name: 'Please say what the key is for.',
        scopes: 'Choose at least one call.',
        lastDay: 'Its last day can’t be in the past.',
        callsPerMinute: 'Please enter 1 to 600 calls a minute.',
      },
    });
    expect(await revokeKey(planner.admin, { id: 'key_none' })).toEqual({ ok: false, reason: 'not-found' });
  });

  it('open nothing without one, with a wrong one or with a revoked one', async () => {
    for (const wrong of [null, 'hl_wrong'])
      expect((await call('/addSelections', await sent(), wrong)).status).toBe(401);
    await revokeKey(planner.admin, { id: planner.key.id });
    expect(await call('/addSelections', await sent())).toMatchObject({
      status: 401,
      body: { error: { code: 'api-key', message: 'This call needs a valid api-key.' } },
    });
    const rows = await planner.ctx.db
      .select()
      .from(audit)
      .where(eq(audit.actor, `api-key:${planner.key.id}`));
    expect(rows).toMatchObject([{ act: 'helper.add-selections', detail: { refused: 'revoked' } }]);
  });
});

describe('GET /waitingSurveys', () => {
  async function list(query = '', withKey: string | null = planner.key.key) {
    const headers: HeadersInit = withKey === null ? {} : { 'api-key': withKey };
    const answer = await planner.shop.ask(`/waitingSurveys${query}`, { headers });
    return { status: answer.status, body: await answer.json() };
  }
  const all = async (limit: number) => {
    const found: { survey: string; waitingSince: string }[] = [];
    let after = '';
    for (let page = 0; page < 100; page += 1) {
      const { body } = await list(`?limit=${limit}${after}`);
      const promised = apiKeyEntries.find(({ path }) => path === '/waitingSurveys')?.answer as z.ZodType;
      expect(promised.safeParse(body).error).toBeUndefined();
      expect(body.surveys.length).toBeLessThanOrEqual(limit);
      found.push(...body.surveys);
      if (!body.next) return found;
      after = `&after=${body.next}`;
    }
    throw new Error('no end');
  };

  it('lists what is waiting and what it asks for, and nothing about who asked', async () => {
    const found = (await all(100)).find(({ survey: id }) => id === planner.surveyId);
    expect(found).toEqual({
      ...{
        user: planner.customer.id,
        survey: planner.surveyId,
        state: 'waiting for boards',
        taken: false,
        room: 'living-room',
      },
      ...{ waitingSince: expect.any(String), dueAt: expect.any(String), styles: expect.any(Array) },
      doorway: { width: 32, height: 80 },
      pieces: ['sofa', 'lounge_chair', 'rug'].map((kind) => ({ kind, quantity: 1, tier: null })),
    });
    const text = JSON.stringify(found);
    for (const word of [planner.customer.email, planner.customer.firstName, 'Oak Street'])
      expect(text).not.toContain(word);
  });

  it('leaves out surveys that have their boards, and marks those a specialist has', async () => {
    await takeProject(planner.ctx.as(await createAccount(planner.ctx, { role: 'specialist' })), {
      surveyId: planner.surveyId,
    });
    expect((await all(100)).find(({ survey: id }) => id === planner.surveyId)).toMatchObject({ taken: true });
    Object.assign(planner, await waitingFor(planner.ctx));
    await call('/addSelections', await sent());
    expect((await all(100)).map(({ survey: id }) => id)).not.toContain(planner.surveyId);
  });

  it('is read page by page, each survey once, longest waiting first', async () => {
    for (let more = 0; more < 3; more += 1) await waitingFor(planner.ctx);
    const whole = await all(100);
    expect(whole.length).toBeGreaterThan(3);
    for (const limit of [1, 2, 3]) expect(await all(limit)).toEqual(whole);
    const since = whole.map(({ waitingSince }) => waitingSince);
    expect(since).toEqual(since.toSorted());
  });

  it('needs a key with this scope, and refuses what it cannot read', async () => {
    expect((await list('', null)).status).toBe(401);
    expect((await list('', 'hl_wrong')).status).toBe(401);
    const other = await createKey(planner.admin, { name: 'Boards only', scopes: ['helper.add-selections'] });
    expect((await list('', other.ok ? other.key : '')).status).toBe(403);
    for (const query of [
      '?limit=0',
      '?limit=101',
      '?limit=many',
      '?after=none',
      ...['now~x', '0000-01-01T00:00:00.000Z~survey_a', '+275760-09-13T00:00:00.000Z~survey_a', '2026-11~survey_a'].map(
        (cursor) => `?after=${Buffer.from(cursor).toString('base64url')}`,
      ),
    ])
      expect((await list(query)).status, query).toBe(400);
    const rows = await planner.ctx.db.select().from(audit).where(eq(audit.act, 'helper.list-waiting-surveys'));
    expect(rows.map(({ detail }) => detail.refused)).toContain('invalid');
    expect(rows.map(({ detail }) => detail.refused)).toContain('scope');
  });
});

describe('POST /updateOnSiteService', () => {
  it('sets representative and date, then completes', async () => {
    const whose = { user: planner.customer.id, survey: planner.surveyId };
    const scheduled = await call('/updateOnSiteService', { ...whose, representative: 'Ada', date: '2026-11-20' });
    expect(scheduled).toMatchObject({ status: 200, body: { message: 'On-site service updated.' } });
    // Its day hasn't come, however often it's asked.
    for (let tries = 0; tries < 2; tries++)
      expect(await call('/updateOnSiteService', { ...whose, status: 'complete' })).toMatchObject({
        status: 409,
        body: {
          error: {
            code: 'before-the-day',
            message: 'This visit is on Friday, November 20. You can complete it that day.',
          },
        },
      });
    const sooner = { ...whose, representative: 'Ada', date: easternDay(planner.ctx.clock.now()) };
    expect(await call('/updateOnSiteService', sooner)).toMatchObject({ status: 200 });
    expect(await call('/updateOnSiteService', { ...whose, status: 'complete' })).toMatchObject({ status: 200 });
    const late = await call('/updateOnSiteService', { ...whose, representative: 'Ada', date: '2026-11-21' });
    expect(late.status).toBe(409);
    const rows = await planner.ctx.db.select().from(audit).where(eq(audit.act, 'helper.update-on-site-service'));
    expect(rows.map(({ detail }) => detail.refused ?? 'done')).toEqual([
      ...['done', 'before-the-day', 'before-the-day', 'done', 'done', 'no-such-step'],
    ]);
  });

  it('refuses what it can’t read, an unknown user, and a visit that wasn’t requested', async () => {
    const whose = { user: planner.customer.id, survey: planner.surveyId };
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
    ...{ path: '/addSelections', key: planner.key.key, json: JSON.stringify(await sent()), trial: false },
    ...given,
  });
  const selections = () => planner.ctx.db.select().from(selection).where(eq(selection.surveyId, planner.surveyId));
  const waitingEffects = () => planner.ctx.db.$count(outbox);
  const logged = async () =>
    (await planner.ctx.db.select().from(audit))
      .filter(({ subjectId, act }) => subjectId === planner.key.id && act === 'helper.add-selections')
      .map(({ detail }) => detail);

  it('§7 is tried without effect, told what it would answer, and only the log keeps it', async () => {
    const staff = planner.ctx.as(await createAccount(planner.ctx, { role: 'specialist' }));
    const before = await selections();
    const letters = await waitingEffects();
    expect(await sendPayload(staff, await payload({ trial: true }))).toEqual({
      ok: true,
      message: expect.stringContaining('Selections added.'),
    });
    expect(await selections()).toEqual(before);
    expect(await waitingEffects()).toBe(letters);
    expect(await logged()).toEqual([expect.objectContaining({ trial: true, survey: planner.surveyId })]);
  });

  it('§7 is sent as the program would send it, and answers with the message of /addSelections', async () => {
    const staff = planner.ctx.as(await createAccount(planner.ctx, { role: 'specialist' }));
    expect(await sendPayload(staff, await payload())).toEqual({
      ok: true,
      message: expect.stringContaining('Selections added.'),
    });
    expect(await selections()).toHaveLength(1);
    expect(await sendPayload(staff, await payload())).toMatchObject({
      ok: true,
      message: expect.stringContaining('These boards are there already.'),
    });
    expect(JSON.stringify(await logged())).not.toContain(planner.key.key);
  });

  it('§7 is refused without staff, without a key, and where it cannot be read', async () => {
    const staff = planner.ctx.as(await createAccount(planner.ctx, { role: 'specialist' }));
    const june = planner.ctx.as(await createAccount(planner.ctx, {}));
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
