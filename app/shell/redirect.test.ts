import { describe, expect, it } from 'vitest';
import { begunHere, refuseOddIds } from './guards.ts';
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

describe('attack 21: another site’s page signs a user in without asking them', () => {
  const ask = (site: string | null) =>
    Promise.resolve(
      begunHere(
        { request: { headers: new Headers(site === null ? {} : { 'Sec-Fetch-Site': site }) } } as Parameters<
          typeof begunHere
        >[0],
        async () => new Response('on to the provider'),
      ),
    ).catch((thrown: Response) => thrown) as Promise<Response>;

  it.each(['cross-site', 'same-site'])('attack 21: a %s link to a provider leads home instead', async (site) => {
    const answer = await ask(site);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/?signUp=1']);
  });

  it.each(['same-origin', 'none', null])('%s goes on', async (site) => {
    expect((await ask(site)).status).toBe(200);
  });
});
