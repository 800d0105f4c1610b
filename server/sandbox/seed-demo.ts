import type { Auth } from '../account/auth.ts';
import { seedDemoAccounts } from '../account/seed-demo-accounts.ts';
import { seedDemoCatalogue } from '../catalog/seed-demo-catalogue.ts';
import type { Ctx } from '../context.ts';
import { seedDemoCoupons } from '../promotion/seed-demo-coupons.ts';

/** What the demo opens with, made through the use cases. Run again, it changes nothing. */
export async function seedDemo(ctx: Ctx, auth: Auth): Promise<void> {
  await seedDemoAccounts(ctx, auth);
  await seedDemoCatalogue(ctx);
  await seedDemoCoupons(ctx);
}
