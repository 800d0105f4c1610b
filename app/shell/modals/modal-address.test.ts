import { describe, expect, it } from 'vitest';
import { nextPath, openModal, wantsSignIn, withModal, withOfferSignIn, withoutModal } from './modal-address.ts';

const about = { pathname: '/about', search: '?a=1', hash: '#team' };

describe('modals in the address', () => {
  it('opens what the address names', () => {
    expect(openModal('?signUp')).toBe('signUp');
    expect(openModal('?x=1&additionalinfo=true')).toBe('additionalinfo');
    expect(openModal('?offer=1')).toBe('offer');
    expect(openModal('?other=1')).toBeNull();
    expect(openModal('?offer=1&social=exists')).toBeNull();
    expect(openModal('?signUp=1&social=exists')).toBe('signUp');
  });

  it('keeps the page, its other parameters and its hash', () => {
    expect(withModal(about, 'signUp')).toBe('/about?a=1&signUp=1#team');
    expect(withModal({ ...about, search: '?offer=1' }, 'signUp')).toBe('/about?signUp=1#team');
    expect(withoutModal({ pathname: '/', search: '?signUp=1&next=%2Forders', hash: '' })).toBe('/');
  });

  it('knows the offer’s view for signing in', () => {
    expect(withOfferSignIn({ pathname: '/', search: '?offer=1', hash: '' })).toBe('/?offer=signIn');
    expect(openModal('?offer=signIn')).toBe('offer');
    expect([wantsSignIn('?offer=signIn'), wantsSignIn('?offer=1'), wantsSignIn('')]).toEqual([true, false, false]);
  });

  it('goes on only to paths of this site', () => {
    expect(nextPath('?next=%2Forders%3Fa%3D1')).toBe('/orders?a=1');
    for (const bad of ['//evil.example', '/\\evil.example', '/\t/evil.example', 'https://evil.example', 'orders', '']) {
      expect(nextPath(`?next=${encodeURIComponent(bad)}`), bad).toBeNull();
    }
    expect(nextPath('')).toBeNull();
  });

  it.each(['/.//evil.example', '/a/..//evil.example'])(
    'attack 8: signing in never leads to another site, with next=%j',
    (bad) => {
      expect(nextPath(`?next=${encodeURIComponent(bad)}`)).toBeNull();
    },
  );
});
