import { sumCents } from '#core/money/index.ts';
import type { Ctx } from '../../context.ts';
import { type Customer, getCustomer } from '../../customer/get-customer.ts';
import { type FeeOfCustomer, feesOfCustomer } from '../../fee/fees-of-customer.ts';
import {
  mostOrdersOfCustomer,
  type OrderOfCustomer,
  ordersOfCustomer,
} from '../../order/records/orders-of-customer.ts';
import { promiseCreditsOf } from '../../project/promise/order-credits.ts';
import { listExemptions, type ShownExemption } from '../../tax/exemptions.ts';
import { visitsOfCustomer } from '../../visit/visits-of-account.ts';
import { type ConsentsOfCustomer, consentsOfCustomer } from './consents-of-customer.ts';
import { lettersOfCustomer, mostRooms, type RoomOfCustomer, roomsOfCustomer } from './rooms-of-customer.ts';

/** What the customer paid by card and got back, for fees and furniture, and what they can still use. */
export interface MoneyOfCustomer {
  paidCents: number;
  refundedCents: number;
  /** Of fees, and for late boards: what comes off their next orders. */
  feeCreditCents: number;
  lateCreditCents: number;
}

/** One customer with everything they have with us. What the caller may not see is null. */
export interface StudioCustomer extends Customer {
  rooms: RoomOfCustomer[] | null;
  orders: OrderOfCustomer[] | null;
  fees: FeeOfCustomer[] | null;
  money: MoneyOfCustomer | null;
  visits: Awaited<ReturnType<typeof visitsOfCustomer>>;
  letters: Awaited<ReturnType<typeof lettersOfCustomer>>;
  consents: ConsentsOfCustomer;
  exemptions: ShownExemption[];
  /** Which lists show only the newest. */
  more: { rooms: boolean; orders: boolean };
}

/** Null if the caller may not see this customer, or there's none. */
export async function getStudioCustomer(
  ctx: Pick<Ctx, 'db' | 'clock' | 'actor'>,
  id: string,
): Promise<StudioCustomer | null> {
  const customer = await getCustomer(ctx, id);
  if (!customer) return null;
  const [rooms, orders, fees, visits, letters, consents, exemptions] = await Promise.all([
    roomsOfCustomer(ctx, id),
    ordersOfCustomer(ctx, id),
    feesOfCustomer(ctx, id),
    visitsOfCustomer(ctx, id),
    lettersOfCustomer(ctx, customer.email),
    consentsOfCustomer(ctx, customer),
    listExemptions(ctx, id),
  ]);
  return {
    ...customer,
    ...{ rooms, orders, fees, visits, letters, consents, exemptions },
    money: orders && fees ? await moneyOf(ctx, id, orders, fees) : null,
    more: { rooms: rooms?.length === mostRooms, orders: orders?.length === mostOrdersOfCustomer },
  };
}

/** Added up from what the pages of the orders and fees say, which comes from the ledger. */
async function moneyOf(
  ctx: Pick<Ctx, 'db'>,
  accountId: string,
  orders: readonly OrderOfCustomer[],
  fees: readonly FeeOfCustomer[],
): Promise<MoneyOfCustomer> {
  const late = (await promiseCreditsOf(ctx, accountId)).filter(({ orderId }) => orderId === null);
  return {
    paidCents: sumCents([...orders.map(({ books }) => books.captured), ...fees.map(({ paidCents }) => paidCents)]),
    refundedCents: sumCents([
      ...orders.map(({ books }) => books.refunded),
      ...fees.map(({ refundedCents }) => refundedCents),
    ]),
    feeCreditCents: sumCents(fees.map(({ creditCents }) => creditCents)),
    lateCreditCents: sumCents(late.map(({ cents }) => cents)),
  };
}
