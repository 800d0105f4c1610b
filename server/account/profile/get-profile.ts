import { asc, desc, eq } from 'drizzle-orm';
import type { Profile } from '#core/account/index.ts';
import { authorise } from '../../authorise.ts';
import type { Ctx } from '../../context.ts';
import { fee } from '../../db/schema/index.ts';
import { type AccountRow, accountById } from '../store.ts';

type Needs = Pick<Ctx, 'db' | 'actor'>;

/** The caller's own profile, with the spec's field names. Null for a visitor. */
export async function getProfile(ctx: Needs): Promise<Profile | null> {
  const allowed = authorise(ctx.actor, 'profile.view-own');
  const person = allowed.ok ? await accountById(ctx.db, allowed.account.id) : null;
  return person && { ...profileOf(person), ...(await feePointer(ctx, person.id)) };
}

const profileOf = (person: AccountRow) => ({
  first_name: person.firstName,
  last_name: person.lastName || null,
  email_address: person.email,
  email_verified: person.emailVerified,
  displayname: person.displayName,
  zip_main: person.zipMain,
  user_type: person.role,
  social_id: person.socialId,
  phone_number_main: person.phoneNumberMain,
  firestore_reference_userId: person.id,
  date_createdAt: person.createdAt.toISOString(),
  date_creationTime: person.createdAt.toISOString(),
  date_deleted: person.deletedAt?.toISOString() ?? null,
  isDeleted: person.deletedAt !== null,
  shipping_name: person.shippingName,
  shipping_zip: person.shippingZip,
  shipping_state: person.shippingState,
  payment_customer_id: person.paymentCustomerId,
});

/** The fee a profile points to: the newest. Its status is shown only while open or complete. */
async function feePointer(
  { db }: Pick<Ctx, 'db'>,
  accountId: string,
): Promise<{ selectionFeeOrderId: string | null; selectionFeeOrderStatus: 'open' | 'complete' | null }> {
  const [newest] = await db
    .select({ id: fee.id, status: fee.status })
    .from(fee)
    .where(eq(fee.accountId, accountId))
    .orderBy(desc(fee.openedAt), asc(fee.id))
    .limit(1);
  const status = newest?.status === 'open' || newest?.status === 'complete' ? newest.status : null;
  return { selectionFeeOrderId: newest?.id ?? null, selectionFeeOrderStatus: status };
}
