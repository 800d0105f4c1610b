import fc from 'fast-check';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { limits } from '#core/settings/index.ts';
import { prune, type Question, questions, validateAnswers } from '#core/survey/index.ts';
import { createAccount, createTestContext } from '../../tests/setup/context.ts';
import { createTestDatabase } from '../../tests/setup/database.ts';
import type { Actor } from '../context.ts';
import { upload } from '../db/schema/index.ts';
import { answerError } from '../http/api-error.ts';
import type { HttpEnvironment } from '../http/environment.ts';
import { livingRoom } from '../survey/survey.test-data.ts';
import { surveyApi } from './api.ts';

const ctx = await createTestContext(await createTestDatabase());

/** Calls the routes as the shop mounts them, as this actor. */
function asks(actor: Actor, visitorId: string | null = null) {
  const app = new Hono<HttpEnvironment>();
  app.onError(answerError);
  app.use(async (context, next) => {
    context.set('ctx', ctx.as(actor));
    context.set('visitorId', visitorId);
    await next();
  });
  app.route('/surveysData', surveyApi());
  return (method: string, path: string, body?: string) =>
    app.request(`/surveysData${path}`, { method, ...(body === undefined ? {} : { body }) });
}

/** A picture someone has uploaded. */
async function uploadOf(actor: Extract<Actor, { kind: 'account' }> | null, visitorId: string | null = null) {
  const id = ctx.ids.next('upload');
  const owner = { accountId: actor?.id ?? null, visitorId };
  await ctx.db.insert(upload).values({ id, ...owner, deleteTokenHash: id, width: 1, height: 1, bytes: 1 });
  return id;
}

const june = await createAccount(ctx);
/** So that a test with many surveys stays within what an account may make in an hour. */
const betweenSurveys = 2 * 60_000;
const ask = asks(june);

describe('/api/users/me/surveysData', () => {
  it('attack 3: an account makes so many an hour and no more', async () => {
    const eve = await createAccount(ctx);
    const [{ tries }] = limits.survey;
    const made = async () => (await asks(eve)('POST', '', '{}')).status;
    for (let turn = 0; turn < tries; turn += 1) expect(await made()).toBe(201);
    expect(await made()).toBe(429);
    expect((await ask('POST', '', '{}')).status, 'someone else').toBe(201);
  });

  it('adds, lists, gets, merges and submits', async () => {
    const added = await ask('POST', '', JSON.stringify(livingRoom));
    expect(added.status).toBe(201);
    const { id } = (await added.json()) as { id: string };
    const listed = (await (await ask('GET', '')).json()) as { id: string }[];
    expect(listed.map((survey) => survey.id)).toContain(id);
    const merged = await ask(
      'PATCH',
      `/${id}`,
      JSON.stringify({ responses: { need_help: true, nonsense: 1, boldness: 99 } }),
    );
    expect(await merged.json()).toMatchObject({
      id,
      inProgress: true,
      refused: ['boldness'],
      responses: { need_help: true, boldness: 6, what_kind_of_place: 'House' },
    });
    expect(await (await ask('GET', `/${id}`)).json()).toMatchObject({ type_of_furniture: 'living-room' });
    const early = await ask('POST', `/${id}/submit`);
    expect([early.status, await early.json()]).toMatchObject([422, { error: { code: 'answers-missing' } }]);
    await ask('PATCH', `/${id}`, JSON.stringify({ responses: { need_help: false } }));
    expect(await (await ask('POST', `/${id}/submit`)).json()).toMatchObject({ inProgress: false, paid: false });
    expect((await ask('PATCH', `/${id}`, '{}')).status).toBe(409);
  });

  it('is closed to visitors, and another customer’s doesn’t exist', async () => {
    const added = (await (await ask('POST', '', JSON.stringify(livingRoom))).json()) as { id: string };
    const [visitor, other] = [asks({ kind: 'visitor' }), asks(await createAccount(ctx))];
    for (const method of ['GET', 'PATCH']) {
      expect((await visitor(method, `/${added.id}`, method === 'PATCH' ? '{}' : undefined)).status).toBe(401);
      expect((await other(method, `/${added.id}`, method === 'PATCH' ? '{}' : undefined)).status).toBe(404);
    }
    expect((await other('POST', `/${added.id}/submit`)).status).toBe(404);
  });

  it.each(['', 'null', '[]', '"x"', '{', '\u0000', '{"sheet":'])('refuses %j in the one shape', async (body) => {
    for (const [method, path] of [
      ['POST', ''],
      ['PATCH', '/survey_1'],
    ] as const) {
      const answer = await ask(method, path, body);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ error: { code: expect.any(String), message: expect.any(String) } });
    }
  });

  it.each(['%00', '..%2f..', "';drop", 'x'.repeat(300), '%ff'])('an id like %s is an unknown one', async (id) => {
    expect((await ask('GET', `/${id}`)).status).toBe(404);
    expect((await ask('PATCH', `/${id}`, '{}')).status).toBe(404);
  });

  it('never answers 5xx and never stores what no question takes, whatever is sent', async () => {
    const { id } = (await (await ask('POST', '', '{}')).json()) as { id: string };
    const keys = fc.constantFrom(
      'pieces',
      'more_pieces',
      'sofa',
      'zip',
      'state',
      'favorite_styles',
      'room_photos',
      'wall-a',
      '__proto__',
    );
    const hostile = fc.oneof(
      fc.jsonValue(),
      fc.string({ unit: 'binary' }),
      fc.constantFrom('\u0000', '\ud800', 1e308, -0, '11201', ['sofa', 'rug']),
    );
    const responses = fc.dictionary(keys, hostile);
    const update = fc.record(
      {
        responses,
        sheet: fc.dictionary(keys, fc.record({ value: hostile, at: fc.oneof(fc.double(), hostile) })),
        type_of_furniture: hostile,
        draft: hostile,
        projectAddress: hostile,
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(update, async (body) => {
        ctx.clock.forward(betweenSurveys);
        for (const [method, path] of [
          ['PATCH', `/${id}`],
          ['POST', ''],
        ] as const) {
          const answer = await ask(method, path, JSON.stringify(body));
          expect(answer.status).toBeLessThan(500);
          const { responses: stored = {} } = (await answer.json()) as { responses?: Record<string, unknown> };
          const { userEmail: _, ...answers } = stored;
          expect(prune(answers)).toEqual(answers);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('attack 16: a photo someone else uploaded is refused, your own is accepted', async () => {
    const { id } = (await (await ask('POST', '', '{}')).json()) as { id: string };
    const [mine, theirs] = [await uploadOf(june), await uploadOf(await createAccount(ctx))];
    const photo = (of: string) => ({ id: of, url: `/image/w_1920/user_images/${of}` });
    const responses = { room_photos: [photo(mine), photo(theirs)], inspiration_images: [photo(theirs)] };
    const at = Date.now();
    for (const [method, path, body] of [
      ['PATCH', `/${id}`, { responses }],
      ['POST', '', { responses }],
      ['PATCH', `/${id}`, { sheet: { floor_plan: { value: [photo(theirs)], at } } }],
      ['POST', '', { sheet: { floor_plan: { value: [photo(theirs)], at } } }],
    ] as const) {
      const answer = await ask(method, path, JSON.stringify(body));
      const text = await answer.text();
      expect(answer.status).toBeLessThan(300);
      const { sheet, responses: kept, refused } = JSON.parse(text) as Record<string, unknown>;
      expect(JSON.stringify({ sheet, kept })).not.toContain(theirs);
      expect(refused).toEqual('sheet' in body ? ['floor_plan'] : ['room_photos', 'inspiration_images']);
      if ('responses' in body) expect(kept).toMatchObject({ room_photos: [photo(mine)] });
    }
    expect(JSON.stringify(await (await ask('GET', `/${id}`)).json())).not.toContain(theirs);
  });

  it('attack 16: a visitor’s photo becomes part of a survey only with the sender’s cookie', async () => {
    const { id } = (await (await ask('POST', '', '{}')).json()) as { id: string };
    const visitorId = ctx.ids.next('visitor');
    const sent = await uploadOf(null, visitorId);
    const body = JSON.stringify({ responses: { room_photos: [{ id: sent, url: '/image/w_1920/x' }] } });
    expect(await (await ask('PATCH', `/${id}`, body)).json()).toMatchObject({ refused: ['room_photos'] });
    const taken = (await (await asks(june, visitorId)('PATCH', `/${id}`, body)).json()) as { refused: unknown };
    expect(taken).toMatchObject({ refused: [], responses: { room_photos: [{ id: sent }] } });
  });

  it('attack 12: a picture with an impossible name isn’t accepted, so no page breaks on it', async () => {
    const { id } = (await (await ask('POST', '', '{}')).json()) as { id: string };
    for (const name of ['', 'two words', '../etc', 'a//b', '%2e', 'x'.repeat(300), 'scenes/..']) {
      const responses = { room_photos: [{ id: name, url: '/image/w_1920/x' }] };
      const answer = await ask('PATCH', `/${id}`, JSON.stringify({ responses }));
      expect(await answer.json(), name).toMatchObject({ refused: ['room_photos'] });
    }
  });

  it('takes answers in any order, good ones among bad, and submits only what is complete', async () => {
    const possible = (question: Question) =>
      'options' in question
        ? fc.constantFrom(...question.options.map(({ value }) => value))
        : fc.constantFrom('premium', '12 ft 6 in', '11201', 7);
    const one = fc.constantFrom(...questions).chain((question) =>
      fc.record({
        key: fc.constant(question.key),
        value: fc.oneof(
          possible(question),
          possible(question).map((value) => [value]),
          fc.jsonValue(),
        ),
      }),
    );
    const nested = ({ key, value }: { key: string; value: unknown }) => {
      const [piece = key, trait] = key.split('.');
      return { responses: { [piece]: trait === undefined ? value : { [trait]: value } } };
    };
    await fc.assert(
      fc.asyncProperty(fc.array(one, { minLength: 1, maxLength: 12 }), fc.boolean(), async (given, complete) => {
        ctx.clock.forward(betweenSurveys);
        const { id } = (await (await ask('POST', '', JSON.stringify(complete ? livingRoom : {}))).json()) as {
          id: string;
        };
        for (const each of given) {
          expect((await ask('PATCH', `/${id}`, JSON.stringify(nested(each)))).status).toBeLessThan(500);
        }
        const submitted = await ask('POST', `/${id}/submit`);
        expect([200, 422]).toContain(submitted.status);
        const stored = (await (await ask('GET', `/${id}`)).json()) as {
          inProgress: boolean;
          responses: Record<string, unknown>;
        };
        const { userEmail: _, ...answers } = stored.responses;
        expect(prune(answers)).toEqual(answers);
        expect(stored.inProgress).toBe(submitted.status !== 200);
        const problems = validateAnswers(answers, { signedIn: true, feeCovers: false });
        expect(problems.length === 0).toBe(submitted.status === 200);
      }),
      { numRuns: 30 },
    );
  });
});
