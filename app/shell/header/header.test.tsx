import { describe, expect, it } from 'vitest';
import { customer, drawn, linksIn } from '../drawn.test-data.tsx';
import { accountMenu, cartHref, myAccount, signedInMenu, signedOutMenu } from '../menus.ts';
import AccountMenu from './account-menu.tsx';
import { Header } from './header.tsx';

const start = 'Get started → /quiz?onboarding=true';

describe('the header of the specification', () => {
  it('offers a visitor our story, support, resources, Explore, Sign in and Get started', () => {
    const labels = signedOutMenu.map((entry) => entry.label);
    expect(labels).toEqual(['Browse', 'Our story', 'Support', 'Resources', 'Explore']);
    const links = linksIn(drawn(<Header />));
    for (const link of [
      'Browse → /furniture',
      'Our story → /about',
      'FAQ → /support',
      'Contact us → /contact',
      'Sustainability → /sustainability',
      'Donating &amp; recycling → /resources',
      'Glossary → /glossary',
      'Explore → /inspiration-gallery?room=Living+Room',
      'Sign in → /?signUp=1',
      start,
    ]) {
      expect(links).toContain(link);
    }
  });

  it('offers a signed-in person projects, cart, orders, our story, Explore and support', () => {
    const labels = signedInMenu(customer).map((entry) => entry.label);
    expect(labels).toEqual(['Browse', 'Projects', 'Your Cart', 'Orders', 'Our story', 'Explore', 'Support']);
    expect(linksIn(drawn(<Header />, { session: customer }))).not.toContain(start);
  });

  it('counts the surveys beside Projects, and shows no badge without any', () => {
    expect(drawn(<Header />, { session: customer })).toMatch(/data-testid="survey-badge"><span[^>]*>3</);
    expect(drawn(<Header />, { session: { ...customer, surveyCount: 0 } })).not.toContain('survey-badge');
  });

  it('has a menu behind the initials with Account settings and Sign out', () => {
    const menu = drawn(<AccountMenu />, { session: customer });
    expect(menu).toContain('>JT<');
    expect(accountMenu(customer).map(({ label, href }) => [label, href])).toEqual([['Account settings', '/profile']]);
  });

  it('groups Account settings, Projects and Orders as My Account on a phone', () => {
    const { label, links } = myAccount(customer);
    expect([label, ...links.map((link) => link.label)]).toEqual([
      'My Account',
      'Account settings',
      'Projects',
      'Orders',
    ]);
  });

  it('leads from Your Cart to the first available selection, or else to the projects', () => {
    expect(cartHref({ ...customer, firstAvailableSelectionId: 'selection_7' })).toBe('/checkout/selection_7');
    expect(cartHref(customer)).toBe('/projects');
  });

  it('is transparent with the large logo where the page says so, and inner elsewhere', () => {
    const transparent = drawn(<Header />, { handle: { header: 'transparent' } });
    expect(transparent).toContain('data-look="transparent"');
    expect(transparent).toContain('data-large="true"');
    const inner = drawn(<Header />);
    expect(inner).toContain('data-look="inner"');
    expect(inner).not.toContain('data-large');
    expect(drawn(<Header />, { handle: { header: 'transparent', inverted: true } })).toContain('data-ground="dark"');
  });
});
