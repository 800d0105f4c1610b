import { describe, expect, it } from 'vitest';
import { drawn, linksIn, visitor } from '../drawn.test-data.tsx';
import Footer from './footer.tsx';

describe('the footer of the specification', () => {
  const html = drawn(<Footer />);

  it('has an email field and Subscribe', () => {
    expect(html).toMatch(/<input[^>]*type="email"[^>]*required/);
    expect(html).toContain('Subscribe');
  });

  it('groups its links as About us, Resources and Support', () => {
    const groups = [...html.matchAll(/<nav aria-label="([^"]+)"/g)].map(([, label]) => label);
    expect(groups).toEqual(['About us', 'Resources', 'Support']);
    expect(linksIn(html)).toEqual(expect.arrayContaining(['The team → /about#team', 'Brands → /about#brands']));
  });

  it('leads to two social media pages, where their addresses are set', () => {
    expect(linksIn(html)).toEqual(
      expect.arrayContaining([
        'Instagram → https://instagram.example/hearthline',
        'Pinterest → https://pinterest.example/hearthline',
      ]),
    );
    const none = { ...visitor, social: { instagram: null, pinterest: null } };
    expect(drawn(<Footer />, { session: none })).not.toContain('Instagram');
  });

  it('shows the current year beside the name', () => {
    expect(html).toContain('© 2031 Hearthline');
  });
});
