import { describe, expect, it } from 'vitest';
import { personRefusal } from './index.ts';

const admin = { role: 'admin', state: 'active', otherAdmins: 0 } as const;

describe('changing a person', () => {
  it('never leaves the house without an admin', () => {
    expect(personRefusal(admin, { act: 'disable' })).toBe('last-admin');
    expect(personRefusal(admin, { act: 'change-role', role: 'specialist' })).toBe('last-admin');
    expect(personRefusal(admin, { act: 'change-role', role: 'admin' })).toBeNull();
    expect(personRefusal({ ...admin, otherAdmins: 1 }, { act: 'disable' })).toBeNull();
    expect(personRefusal({ ...admin, role: 'specialist' }, { act: 'disable' })).toBeNull();
  });

  it('follows the life of an account', () => {
    expect(personRefusal({ ...admin, state: 'disabled' }, { act: 'enable' })).toBeNull();
    expect(personRefusal({ ...admin, state: 'disabled' }, { act: 'disable' })).toBe('changed');
    expect(personRefusal({ ...admin, state: 'active', otherAdmins: 1 }, { act: 'enable' })).toBe('changed');
    for (const state of ['deleted', 'erased'] as const) {
      expect(personRefusal({ ...admin, state }, { act: 'enable' })).toBe('changed');
      expect(personRefusal({ ...admin, state }, { act: 'change-role', role: 'admin' })).toBe('changed');
    }
  });
});
