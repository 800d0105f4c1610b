import { describe, expect, it } from 'vitest';
import { offlineAnswer, pageAddress } from './kept-pages.ts';

const at = (address: string) => new URL(address, 'https://hearthline.test');

describe('what is kept for reading offline', () => {
  it.each([
    ['/', true, '/'],
    ['/about#team', true, '/about'],
    ['/?signUp=1', true, '/'],
    ['/quiz?step=style', true, '/quiz'],
    ['/support.data', false, '/support'],
    ['/_root.data?_routes=root', false, '/'],
    ['/quiz.data?step=style', false, '/quiz'],
  ])('%s is', (address, opened, page) => {
    expect(pageAddress(at(address), opened)).toBe(page);
  });

  it.each([
    ['/projects', true],
    ['/orders', true],
    ['/results/selection_1', true],
    ['/orders.data', false],
    ['/image/w_960/hero/hero-1', false],
    ['/api/users/me', false],
    ['/about', false],
  ])('%s is not', (address, opened) => {
    expect(pageAddress(at(address), opened)).toBeNull();
  });

  it('is answered with the copy, which says that it is one, or with the page that says so', async () => {
    const headers = { 'Content-Security-Policy': "script-src 'nonce-1'" };
    const pages = new Map([['/about', new Response('<html lang="en-US">Our story', { headers })]]);
    const kept = {
      pages: async () => ({
        match: async (page: RequestInfo | URL) => pages.get(String(page)),
        put: async () => undefined,
      }),
      offline: async () => new Response('You’re offline'),
    };
    const copy = await offlineAnswer(kept, '/about');
    expect(copy.headers.get('content-security-policy')).toBe("script-src 'nonce-1'");
    expect(await copy.text()).toBe('<html data-copy lang="en-US">Our story');
    expect(await (await offlineAnswer(kept, '/support')).text()).toBe('You’re offline');
    expect(await (await offlineAnswer(kept, null)).text()).toBe('You’re offline');
  });
});
