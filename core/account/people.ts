import { can } from './can.ts';
import { type AccountState, accountLifecycle } from './lifecycle.ts';
import { type AccountRole, isAdmin, isStaff } from './roles.ts';

export type PersonChange =
  | { readonly act: 'disable' | 'enable' }
  | { readonly act: 'change-role'; readonly role: AccountRole };

export type PersonRefusal = 'last-admin' | 'last-owner' | 'owners-only' | 'unconfirmed' | 'changed';

/** Who else runs the shop: people who can sign in, not counting the one in question. */
export interface OthersInCharge {
  readonly owners: number;
  /** Owners count, too. */
  readonly admins: number;
}

interface Case {
  readonly role: AccountRole;
  readonly state: AccountState;
  /** They pressed the button in our letter to their address. */
  readonly emailVerified: boolean;
  readonly others: OthersInCharge;
  /** Who changes this person. */
  readonly by: AccountRole;
}

/**
 * Whether someone may decide on people with these roles, and give them. Owners decide who's an admin or owner. In a shop
 * that has no owner yet, its admins do.
 */
export const mayDecideOn = (by: AccountRole, owners: number, decided: readonly AccountRole[]): boolean =>
  owners === 0 || can(by, 'people.choose-admins') || !decided.some(isAdmin);

/**
 * Anyone can register a colleague's address and choose its password. So only a confirmed account becomes staff; the
 * others need an invitation, which replaces the password.
 */
export const mayBecome = ({ role, emailVerified }: Pick<Case, 'role' | 'emailVerified'>, next: AccountRole): boolean =>
  emailVerified || isStaff(role) || !isStaff(next);

/** Why a change is refused. A shop without an admin couldn't be recovered from inside the app. */
export function personRefusal(
  { role, state, emailVerified, others, by }: Case,
  change: PersonChange,
): PersonRefusal | null {
  const isOwner = role === 'owner' && state === 'active';
  const decided = change.act === 'change-role' ? [role, change.role] : [role];
  if (!mayDecideOn(by, others.owners + (isOwner ? 1 : 0), decided)) return 'owners-only';
  const keeps = (isKept: (role: AccountRole) => boolean) => change.act === 'change-role' && isKept(change.role);
  const leaves = state === 'active' && change.act !== 'enable';
  if (leaves && isAdmin(role) && others.admins === 0 && !keeps(isAdmin)) return 'last-admin';
  if (leaves && isOwner && others.owners === 0 && !keeps((next) => next === 'owner')) return 'last-owner';
  if (change.act === 'change-role') {
    if (state === 'deleted' || state === 'erased') return 'changed';
    return mayBecome({ role, emailVerified }, change.role) ? null : 'unconfirmed';
  }
  return accountLifecycle.next(state, change.act).ok ? null : 'changed';
}
