import { eq } from 'drizzle-orm';
import type { AccountRole } from '#core/account/index.ts';
import type { Actor, Ctx } from '../../context.ts';
import { account } from '../../db/schema/index.ts';
import type { Auth } from '../auth.ts';

export const demoPassword = 'hearthline-demo';

export const demoAccounts: readonly { email: string; role: AccountRole; firstName: string; lastName: string }[] = [
  { email: 'customer@hearthline.test', role: 'customer', firstName: 'June', lastName: 'Tanaka' },
  { email: 'specialist@hearthline.test', role: 'specialist', firstName: 'Maren', lastName: 'Okafor' },
  { email: 'admin@hearthline.test', role: 'admin', firstName: 'Theo', lastName: 'Lindqvist' },
  { email: 'owner@hearthline.test', role: 'owner', firstName: 'Greta', lastName: 'Halvorsen' },
  { email: 'fulfillment@hearthline.test', role: 'fulfillment', firstName: 'Sol', lastName: 'Reyes' },
  { email: 'support@hearthline.test', role: 'support', firstName: 'Nia', lastName: 'Brooks' },
];

/** Creates the demo's customer and team through the normal sign-up. Safe to run again. */
export async function seedDemoAccounts(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  auth: Auth,
): Promise<Extract<Actor, { kind: 'account' }>[]> {
  const people: Extract<Actor, { kind: 'account' }>[] = [];
  for (const person of demoAccounts) {
    const known = await knownAccount(ctx, person.email);
    const id = known?.id ?? (await signedUp(auth, person));
    // `introduce` verifies the address as part of its update. An unverified one means an earlier start was interrupted.
    if (!known?.emailVerified) await introduce(ctx, id, person);
    people.push({ kind: 'account', id, role: person.role, email: person.email, firstName: person.firstName });
  }
  return people;
}

async function knownAccount(ctx: Pick<Ctx, 'db'>, email: string) {
  const { id, emailVerified } = account;
  const [known] = await ctx.db.select({ id, emailVerified }).from(account).where(eq(account.email, email));
  return known;
}

type DemoAccount = (typeof demoAccounts)[number];

async function signedUp(auth: Auth, { email, firstName, lastName }: DemoAccount): Promise<string> {
  const made = await auth.api.signUpEmail({
    body: { email, password: demoPassword, name: `${firstName} ${lastName}`, firstName },
  });
  return made.user.id;
}

/** Before the first thing the demo's customer did. */
const joinedDaysAgo = 31;

async function introduce(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  id: string,
  { role, firstName, lastName }: DemoAccount,
): Promise<void> {
  await ctx.db
    .update(account)
    .set({
      createdAt: new Date(ctx.clock.now().getTime() - joinedDaysAgo * 24 * 3_600_000),
      role,
      lastName,
      emailVerified: true,
      shippingName: `${firstName} ${lastName}`,
      shippingState: 'NY',
      shippingZip: '11201',
    })
    .where(eq(account.id, id));
}
