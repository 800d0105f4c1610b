import { beforeAll, describe, expect, test } from 'vitest';
import { composeHttp, type TestHttp } from './http.test-data.ts';

let ask: TestHttp['ask'];
beforeAll(async () => {
  ({ ask } = await composeHttp());
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
});
