import { describe, expect, it } from 'vitest';
import { personRefusal, staffRoles } from './index.ts';

const alone = { owners: 0, admins: 0 };
const admin = { role: 'admin', state: 'active', emailVerified: true, others: alone, by: 'admin' } as const;
const another = { owners: 0, admins: 1 };

describe('changing a person', () => {
  it('never leaves the house without an admin', () => {
    expect(personRefusal(admin, { act: 'disable' })).toBe('last-admin');
    expect(personRefusal(admin, { act: 'change-role', role: 'specialist' })).toBe('last-admin');
    expect(personRefusal(admin, { act: 'change-role', role: 'admin' })).toBeNull();
    expect(personRefusal({ ...admin, others: another }, { act: 'disable' })).toBeNull();
    expect(personRefusal({ ...admin, role: 'specialist' }, { act: 'disable' })).toBeNull();
  });

  it('lets only an owner decide about admins and owners, once the shop has one', () => {
    const owned = { owners: 1, admins: 2 };
    for (const role of ['admin', 'owner'] as const) {
      expect(personRefusal({ ...admin, role, others: owned }, { act: 'disable' })).toBe('owners-only');
      expect(personRefusal({ ...admin, role, others: owned, by: 'owner' }, { act: 'disable' })).toBeNull();
      const up = { act: 'change-role', role } as const;
      expect(personRefusal({ ...admin, role: 'support', others: owned }, up)).toBe('owners-only');
      expect(personRefusal({ ...admin, role: 'support', others: owned, by: 'owner' }, up)).toBeNull();
      expect(personRefusal({ ...admin, role: 'support', others: another }, up), 'no owner yet').toBeNull();
    }
    const down = { act: 'change-role', role: 'fulfillment' } as const;
    expect(personRefusal({ ...admin, role: 'support', others: owned }, down)).toBeNull();
  });

  it('attack 1: makes no staff of an account whose address is not confirmed', () => {
    const stranger = { ...admin, role: 'customer', emailVerified: false, others: another } as const;
    for (const role of staffRoles) {
      expect(personRefusal(stranger, { act: 'change-role', role })).toBe('unconfirmed');
      expect(personRefusal({ ...stranger, emailVerified: true }, { act: 'change-role', role })).toBeNull();
    }
    expect(personRefusal(stranger, { act: 'change-role', role: 'customer' })).toBeNull();
    const colleague = { ...stranger, role: 'support' } as const;
    expect(personRefusal(colleague, { act: 'change-role', role: 'customer' })).toBeNull();
    expect(personRefusal(colleague, { act: 'change-role', role: 'specialist' })).toBeNull();
  });

  it('never takes the last owner away, and lets one become two', () => {
    const last = { ...admin, role: 'owner', others: another, by: 'owner' } as const;
    expect(personRefusal(last, { act: 'disable' })).toBe('last-owner');
    expect(personRefusal(last, { act: 'change-role', role: 'admin' })).toBe('last-owner');
    expect(personRefusal(last, { act: 'change-role', role: 'owner' })).toBeNull();
    expect(personRefusal({ ...last, others: { owners: 1, admins: 1 } }, { act: 'disable' })).toBeNull();
    expect(personRefusal({ ...last, by: 'admin' }, { act: 'disable' }), 'the owner counts').toBe('owners-only');
  });

  it('follows the life of an account', () => {
    expect(personRefusal({ ...admin, state: 'disabled' }, { act: 'enable' })).toBeNull();
    expect(personRefusal({ ...admin, state: 'disabled' }, { act: 'disable' })).toBe('changed');
    expect(personRefusal({ ...admin, state: 'active', others: another }, { act: 'enable' })).toBe('changed');
    for (const state of ['deleted', 'erased'] as const) {
      expect(personRefusal({ ...admin, state }, { act: 'enable' })).toBe('changed');
      expect(personRefusal({ ...admin, state }, { act: 'change-role', role: 'admin' })).toBe('changed');
    }
  });
});
