import { isAdmin } from '#core/account/index.ts';
import type { Ctx } from '../../context.ts';
import { type AccountContact, accountContacts } from '../account-contact.ts';
import { listStaff } from './list-staff.ts';

/**
 * Who hears of a project by mail: its specialist or, if it has none who still works here, every admin and owner. A project keeps
 * its specialist when they leave, and a customer's address and phone must not follow them home.
 */
export async function staffInCharge(ctx: Pick<Ctx, 'db'>, specialistId: string | null): Promise<AccountContact[]> {
  const staff = await listStaff(ctx);
  const isHere = staff.some(({ id }) => id === specialistId);
  const inCharge = staff.filter(({ id, role }) => (isHere ? id === specialistId : isAdmin(role)));
  const contacts = await accountContacts(
    ctx,
    inCharge.map(({ id }) => id),
  );
  return inCharge.flatMap(({ id }) => contacts.get(id) ?? []);
}
