import { afterEach, describe, expect, it, vi } from 'vitest';
import { waitForNetwork } from './wait-for-network.ts';

const gone = () => Promise.reject(new TypeError('Failed to fetch'));
const said = (status = 200) => Promise.resolve(new Response(null, { status }));
const data = 'https://hearthline.test/projects.data';
const routes = 'https://hearthline.test/__manifest?paths=%2Fprojects&version=1';

/** A browser that gets these responses in order. */
function browser(...answers: (() => Promise<Response>)[]) {
  vi.useFakeTimers();
  const left = [...answers];
  const plain = vi.fn<typeof fetch>(() => left.shift()?.() ?? gone());
  const page = Object.assign(new EventTarget(), { fetch: plain, location: { href: 'https://hearthline.test/' } });
  const line = { onLine: true };
  vi.stubGlobal('window', page);
  vi.stubGlobal('navigator', line);
  const plug = (isIn: boolean) => {
    line.onLine = isIn;
    if (isIn) page.dispatchEvent(new Event('online'));
  };
  return { page, plain, plug };
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('waiting for the network', () => {
  it.each([data, routes])('a page that is asked again waits until the network is back: %s', async (address) => {
    const { page, plain, plug } = browser(gone, said);
    waitForNetwork(() => true);
    const answer = page.fetch(address);
    plug(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(plain).toHaveBeenCalledTimes(1);
    plug(true);
    expect((await answer).status).toBe(200);
  });

  it('and while the server restarts', async () => {
    const { page, plain } = browser(() => said(503), gone, said);
    waitForNetwork(() => true);
    const answer = page.fetch(data);
    await vi.advanceTimersByTimeAsync(4000);
    expect((await answer).status).toBe(200);
    expect(plain).toHaveBeenCalledTimes(3);
  });

  it('stops waiting once the user goes to another page', async () => {
    const { page, plug } = browser();
    plug(false);
    waitForNetwork(() => true);
    const leaving = new AbortController();
    const answer = page.fetch(data, { signal: leaving.signal });
    const refused = expect(answer).rejects.toThrow('aborted');
    leaving.abort();
    await refused;
  });

  it.each([
    ['a page that is gone to', data, 'GET', false],
    ['an answer being sent', 'https://hearthline.test/surveysData', 'GET', true],
    ['an act', data, 'POST', true],
  ])('%s is told at once', async (_what, address, method, isAskedAgain) => {
    const { page, plain } = browser();
    waitForNetwork(() => isAskedAgain);
    await expect(page.fetch(address, { method })).rejects.toThrow('Failed to fetch');
    expect(plain).toHaveBeenCalledTimes(1);
  });

  it('stops when it is told to', async () => {
    const { page } = browser();
    waitForNetwork(() => true)();
    await expect(page.fetch(data)).rejects.toThrow('Failed to fetch');
  });
});
