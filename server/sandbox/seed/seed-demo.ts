import type { Auth } from '../../account/auth.ts';
import { demoAccounts, seedDemoAccounts } from '../../account/staff/seed-demo-accounts.ts';
import { seedDemoCatalog } from '../../catalog/seed-demo-catalog.ts';
import type { Ctx } from '../../context.ts';
import { locks, oneAtATime } from '../../db/one-at-a-time.ts';
import { seedDemoMakers } from '../../maker/seed-demo-makers.ts';
import { seedDemoCoupons, seedDemoPromotion } from '../../promotion/seed-demo-coupons.ts';
import { seedExamples } from '../../selection/examples/seed-examples.ts';
import type { PayAsCustomer } from './pay-as-customer.ts';
import { seedDemoCustomer } from './seed-demo-customer.ts';

/**
 * The demo's initial data, created through the use cases. Safe to run again, but not twice at once: of several processes
 * that start on an empty database, one fills it, and the others then find everything there.
 */
export const seedDemo =
  (pay: PayAsCustomer, databaseUrl: string) =>
  (ctx: Ctx, auth: Auth): Promise<void> =>
    oneAtATime(databaseUrl, locks.demoSeed, () => fill(ctx, auth, pay));

async function fill(ctx: Ctx, auth: Auth, pay: PayAsCustomer): Promise<void> {
  const [customer, specialist, admin] = await seedDemoAccounts(ctx, auth);
  if (!customer || !specialist || !admin) throw new Error(`the demo has only ${demoAccounts.length} people`);
  await seedDemoCatalog(ctx);
  await seedDemoMakers(ctx);
  await seedExamples(ctx);
  await seedDemoCoupons(ctx);
  await seedDemoPromotion(ctx);
  await seedDemoCustomer(ctx, { customer, specialist, admin }, pay);
}
