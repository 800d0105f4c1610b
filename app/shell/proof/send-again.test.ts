import { afterEach, describe, expect, it, vi } from 'vitest';
import { type AskForProof, sendAgainOnceProved } from './send-again.ts';

/** A browser that gets these responses in order. */
function browser(...answers: Response[]) {
  const plain = vi.fn<typeof fetch>(async () => answers.shift() ?? new Response('done'));
  const page = { fetch: plain as typeof fetch };
  vi.stubGlobal('window', page);
  return { page, plain };
}
afterEach(() => void vi.unstubAllGlobals());

const held = (status: number, code: string) => new Response(JSON.stringify({ error: { code } }), { status });
const act = { method: 'POST', body: new URLSearchParams({ act: 'give', amount: '12' }) };
const says = (proved: boolean) => vi.fn<AskForProof>(async () => proved);

describe('an act that is held back', () => {
  it.each([
    [403, 'proof-needed'],
    [403, 'factor-proof-needed'],
    [401, 'signed-out'],
  ])('with %i is sent again unchanged after the person has proved who they are', async (status, code) => {
    const { page, plain } = browser(held(status, code));
    const ask = says(true);
    sendAgainOnceProved(ask);
    const answer = await page.fetch('/studio/keys.data', act);
    expect(await answer.text()).toBe('done');
    expect(ask).toHaveBeenCalledExactlyOnceWith(code, null);
    expect(plain.mock.calls).toEqual([
      ['/studio/keys.data', act],
      ['/studio/keys.data', act],
    ]);
  });

  it('is answered as it was where they would rather not', async () => {
    const { page, plain } = browser(held(403, 'proof-needed'));
    sendAgainOnceProved(says(false));
    const answer = await page.fetch('/studio/keys.data', act);
    expect([answer.status, await answer.json()]).toEqual([403, { error: { code: 'proof-needed' } }]);
    expect(plain).toHaveBeenCalledTimes(1);
  });

  it('twice is not asked about twice', async () => {
    const { page } = browser(held(403, 'proof-needed'), held(403, 'proof-needed'));
    const ask = says(true);
    sendAgainOnceProved(ask);
    expect((await page.fetch('/studio/keys.data', act)).status).toBe(403);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['what is only read', held(403, 'proof-needed'), {}],
    ['another refusal', held(403, 'foreign-origin'), act],
    ['another status', held(400, 'proof-needed'), act],
    ['a good answer', new Response('"proof-needed"'), act],
  ])('is not %s', async (_what, given, how) => {
    const { page, plain } = browser(given);
    const ask = says(true);
    sendAgainOnceProved(ask);
    expect(await page.fetch('/studio/keys.data', how)).toBe(given);
    expect(ask).not.toHaveBeenCalled();
    expect(plain).toHaveBeenCalledTimes(1);
  });

  it('is left alone once it stops', async () => {
    const { page, plain } = browser();
    sendAgainOnceProved(says(true))();
    expect(page.fetch).toBe(plain);
  });
});
