import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { account, session } from '../db/schema/index.ts';
import { composeHttp, type TestHttp } from './http.test-data.ts';

let http: TestHttp;
let ask: TestHttp['ask'];
beforeAll(async () => {
  http = await composeHttp();
  ({ ask } = http);
});

describe('what is too large', () => {
  const big = (kilobytes: number) => 'x'.repeat(kilobytes * 1024);
  const inPieces = (text: string) =>
    new ReadableStream({
      start(controller) {
        for (let at = 0; at < text.length; at += 65_536) controller.enqueue(Buffer.from(text.slice(at, at + 65_536)));
        controller.close();
      },
    });
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' };

  test.each([
    ['/api/newCheckIfEmailExists', 257],
    ['/api/auth/sign-in/email', 257],
    ['/webhooks/stripe', 257],
    ['/image/delete_by_token', 65],
    ['/form', 513],
  ])('for %s is refused in the error shape, announced or in pieces', async (path, kilobytes) => {
    const announced = { method: 'POST', headers: { ...form, 'Content-Length': String(kilobytes * 1024) } };
    const whole = await ask(path, { ...announced, body: big(kilobytes) });
    const pieces = await ask(path, {
      method: 'POST',
      headers: form,
      body: inPieces(big(kilobytes)),
      duplex: 'half',
    } as RequestInit);
    for (const answer of [whole, pieces]) {
      expect(answer.status).toBe(413);
      expect(await answer.json()).toEqual({
        error: { code: 'http-413', message: 'That’s more than we can take at once.' },
      });
    }
  });

  test('is measured by route: a form may be larger than a call', async () => {
    const answer = await ask('/form', { method: 'POST', headers: form, body: `word=${big(300)}` });
    expect(((await answer.json()) as { word: string }).word).toHaveLength(300 * 1024);
  });

  test('is as large as a phone’s photo where the team sends one of a visit, and only for the team', async () => {
    const wren = await http.signUp('wren@example.com');
    const send = async (megabytes: number, path = '/studio/projects/survey_1/photos') => {
      const headers = { ...form, cookie: wren.cookie };
      return (await ask(path, { method: 'POST', headers, body: big(megabytes * 1024) })).status;
    };
    expect(await send(8), 'a customer').toBe(413);
    await http.ctx.db.update(account).set({ role: 'specialist' }).where(eq(account.id, wren.id));
    expect(await send(8)).not.toBe(413);
    expect(await send(26)).toBe(413);
    expect(await send(8, '/studio/projects/survey_1/room')).toBe(413);
  });

  test('is as large as a state’s tax rates for an admin, also before the act asks who they are', async () => {
    const theo = await http.signUp('theo@example.com');
    const send = async (megabytes: number) => {
      const headers = { ...form, cookie: theo.cookie };
      return (await ask('/studio/settings/tax', { method: 'POST', headers, body: big(megabytes * 1024) })).status;
    };
    expect(await send(8), 'a customer').toBe(413);
    await http.ctx.db.update(account).set({ role: 'admin' }).where(eq(account.id, theo.id));
    await http.ctx.db.update(session).set({ provedAt: null }).where(eq(session.userId, theo.id));
    expect(await send(8)).not.toBe(413);
    expect(await send(13)).toBe(413);
  });
});
