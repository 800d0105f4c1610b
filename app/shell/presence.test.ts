import { afterEach, describe, expect, it, vi } from 'vitest';
import { backgroundHeader } from '#core/settings/index.ts';
import { watchPresence } from './presence.ts';

/** One of our pages in a browser, and the requests it sends. */
function browser() {
  vi.useFakeTimers();
  const plain = vi.fn<typeof fetch>(async () => new Response(null));
  const page = Object.assign(new EventTarget(), { fetch: plain, location: new URL('https://hearthline.test/studio') });
  const document = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', document);
  const touch = () => document.dispatchEvent(new Event('keydown'));
  const sent = () =>
    plain.mock.calls.map(([wanted, how]) => [String(wanted), new Headers(how?.headers).has(backgroundHeader)]);
  return { page, touch, sent };
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const minute = 60_000;

describe('what a page asks', () => {
  it('soon after a user did something is theirs, later it’s the page’s own', async () => {
    const { page, touch, sent } = browser();
    watchPresence({ tells: false });
    await page.fetch('/studio.data');
    vi.advanceTimersByTime(minute);
    await page.fetch('/studio.data', { headers: { Accept: 'x' } });
    touch();
    await page.fetch('/studio.data');
    expect(sent()).toEqual([
      ['/studio.data', false],
      ['/studio.data', true],
      ['/studio.data', false],
    ]);
  });

  it('of others goes as it is', async () => {
    const { page, sent } = browser();
    watchPresence({ tells: false });
    vi.advanceTimersByTime(minute);
    await page.fetch('https://api.stripe.test/v1');
    expect(sent()).toEqual([['https://api.stripe.test/v1', false]]);
  });

  it('a user who only types is reported every ten minutes, where that matters', async () => {
    const { touch, sent } = browser();
    watchPresence({ tells: true });
    for (let passed = 0; passed < 25; passed++) {
      vi.advanceTimersByTime(minute);
      touch();
    }
    expect(sent()).toEqual([
      ['/api/users/me', false],
      ['/api/users/me', false],
    ]);
    // No one is at the page, so nothing is reported.
    vi.advanceTimersByTime(60 * minute);
    expect(sent()).toHaveLength(2);
  });

  it('is left alone once it stops', async () => {
    const { page, touch, sent } = browser();
    watchPresence({ tells: true })();
    vi.advanceTimersByTime(20 * minute);
    touch();
    await page.fetch('/studio.data');
    expect(sent()).toEqual([['/studio.data', false]]);
  });
});
