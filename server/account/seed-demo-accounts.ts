import { eq } from 'drizzle-orm';
import type { AccountRole } from '#core/account/index.ts';
import type { Ctx } from '../context.ts';
import { account } from '../db/schema/index.ts';
import type { Auth } from './auth.ts';

export const demoPassword = 'hearthline-demo';

export const demoAccounts: readonly { email: string; role: AccountRole; firstName: string; lastName: string }[] = [
  { email: 'customer@hearthline.test', role: 'customer', firstName: 'June', lastName: 'Tanaka' },
  { email: 'specialist@hearthline.test', role: 'specialist', firstName: 'Maren', lastName: 'Okafor' },
  { email: 'admin@hearthline.test', role: 'admin', firstName: 'Theo', lastName: 'Lindqvist' },
];

/** The three people of the demo, made the way any person signs up. Run again, it changes nothing. */
export async function seedDemoAccounts(ctx: Pick<Ctx, 'db' | 'clock'>, auth: Auth): Promise<void> {
  for (const { email, role, firstName, lastName } of demoAccounts) {
    const [known] = await ctx.db.select({ id: account.id }).from(account).where(eq(account.email, email));
    if (known) continue;
    const made = await auth.api.signUpEmail({
      body: { email, password: demoPassword, name: `${firstName} ${lastName}`, firstName },
    });
    await ctx.db
      .update(account)
      .set({ role, lastName, emailVerified: true, shippingState: 'NY', shippingZip: '11201' })
      .where(eq(account.id, made.user.id));
  }
}
