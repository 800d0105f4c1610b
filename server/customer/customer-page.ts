import type { AccountRole } from '#core/account/index.ts';
import { maySeeCustomer } from '#core/customer/index.ts';
import type { Actor } from '../context.ts';
import { account } from '../db/schema/index.ts';

/** What a list reads of an account to know whether its name can be a link. */
export const ofCustomer = { id: account.id, role: account.role, deletedAt: account.deletedAt };

export interface OfCustomer {
  id: string;
  role: AccountRole;
  deletedAt: Date | null;
}

/** Whose page a name on a list leads to; null if the caller couldn't open it. */
export const customerPage = (actor: Actor, { id, role, deletedAt }: OfCustomer): string | null =>
  actor.kind === 'account' && deletedAt === null && maySeeCustomer(actor.role, role) ? id : null;
