import { type AccountState, accountLifecycle } from './lifecycle.ts';
import type { AccountRole } from './roles.ts';

export type PersonChange =
  | { readonly act: 'disable' | 'enable' }
  | { readonly act: 'change-role'; readonly role: AccountRole };

export type PersonRefusal = 'last-admin' | 'changed';

interface Case {
  readonly role: AccountRole;
  readonly state: AccountState;
  /** Admins who can sign in, not counting this person. */
  readonly otherAdmins: number;
}

/** Why a change is refused. A shop without an admin couldn't be recovered from inside the app. */
export function personRefusal({ role, state, otherAdmins }: Case, change: PersonChange): PersonRefusal | null {
  const losesAdmin =
    role === 'admin' &&
    state === 'active' &&
    (change.act === 'disable' || (change.act === 'change-role' && change.role !== 'admin'));
  if (losesAdmin && otherAdmins === 0) return 'last-admin';
  if (change.act === 'change-role') return state === 'deleted' || state === 'erased' ? 'changed' : null;
  return accountLifecycle.next(state, change.act).ok ? null : 'changed';
}
