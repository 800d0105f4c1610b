import { describe, expect, it } from 'vitest';
import { refuseOddIds } from './guards.ts';
import { redirect, redirectToProvider } from './redirect.ts';

const site = 'https://hearthline.example';
const opened = (answer: Response, from: string) => new URL(answer.headers.get('location') ?? '', site + from).href;

/** What the router decodes `%2e%2e%2f%09%2fevil.example` to. */
const decoded = '../\t/evil.example';

describe('attack 8: an open redirect by a decoded parameter', () => {
  it.each(['/checkout/', '/orders/', '/results/', '/studio/orders/../', '/studio/projects/../'])(
    'attack 8: below %s leads home',
    (before) => {
      const answer = redirect(before + decoded);
      expect([answer.status, opened(answer, `${before}x/acts`)]).toEqual([302, `${site}/`]);
    },
  );

  it('attack 8: stops where it is read: what cannot be an id reaches no page', async () => {
    const ask = (params: Record<string, string>) =>
      Promise.resolve(
        refuseOddIds({ params } as unknown as Parameters<typeof refuseOddIds>[0], async () => new Response('page')),
      ).catch((thrown: Response) => thrown);
    for (const selectionId of [decoded, '..', 'a/b', 'a b', '', 'a'.repeat(101), '\u0000']) {
      const answer = (await ask({ selectionId })) as Response;
      expect([selectionId, answer.status, answer.headers.get('location')]).toEqual([selectionId, 302, '/']);
    }
    expect(((await ask({ selectionId: 'selection_1', '*': 'any/thing' })) as Response).status).toBe(200);
  });

  it('keeps what a redirect brings along', () => {
    const answer = redirect('/projects', { headers: { 'Set-Cookie': 'a=b' } });
    expect([answer.headers.get('location'), answer.headers.get('set-cookie')]).toEqual(['/projects', 'a=b']);
  });

  it('leaves for a social provider only', () => {
    const google = 'https://accounts.google.com';
    const to = (url: string) => redirectToProvider(url, [google], new Headers())?.headers.get('location') ?? null;
    expect(to(`${google}/o/oauth2/v2/auth?state=1`)).toBe(`${google}/o/oauth2/v2/auth?state=1`);
    for (const url of [
      'https://evil.example/',
      `${google}.evil.example/`,
      '//evil.example',
      'javascript:alert(1)',
      '',
    ]) {
      expect(to(url)).toBeNull();
    }
  });
});
