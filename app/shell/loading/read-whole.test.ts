import { afterEach, describe, expect, it, vi } from 'vitest';
import { readWhole } from './read-whole.ts';

/** A response with only its first half delivered. Aborting makes the rest fail. */
function halfAnswer(url: string) {
  const leaving = new AbortController();
  const body = new ReadableStream({
    start(answer) {
      answer.enqueue(new TextEncoder().encode('half'));
      leaving.signal.addEventListener('abort', () => answer.error(leaving.signal.reason));
    },
  });
  const answer = new Response(body, { status: 202, headers: { 'X-Remix-Response': 'yes' } });
  Object.defineProperty(answer, 'url', { value: url });
  return { answer, leaving };
}

function browser(answer: Response) {
  const page = { fetch: vi.fn<typeof fetch>(() => Promise.resolve(answer)) };
  vi.stubGlobal('window', page);
  readWhole();
  return page;
}

afterEach(() => vi.unstubAllGlobals());

describe('what a page is told', () => {
  it('is handed on whole, or not at all', async () => {
    const { answer, leaving } = halfAnswer('https://hearthline.test/quiz.data?_routes=root');
    const refused = expect(browser(answer).fetch('/quiz.data')).rejects.toThrow('aborted');
    leaving.abort();
    await refused;
  });

  it('is the same answer, and it can’t be canceled anymore', async () => {
    const first = new Response('all of it', { status: 202, headers: { 'X-Remix-Response': 'yes' } });
    Object.defineProperty(first, 'url', { value: 'https://hearthline.test/quiz.data' });
    const told = await browser(first).fetch('/quiz.data');
    expect(told).not.toBe(first);
    expect([told.status, told.headers.get('X-Remix-Response'), await told.text()]).toEqual([202, 'yes', 'all of it']);
  });

  it('anything else is left as it comes', async () => {
    const { answer } = halfAnswer('https://hearthline.test/image/w_960/hero/hero-1');
    expect(await browser(answer).fetch('/image')).toBe(answer);
  });
});
