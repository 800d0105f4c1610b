import { feePayments } from './fee/paying/fee-payments.ts';
import { orderPayments } from './order/placing/order-payments.ts';
import { exchangePayments } from './order/returns/exchange-payments.ts';
import type { Payables } from './payment/purposes.ts';

/** What a payment can be for, and what follows from each. */
export const payables: Payables = { fee: feePayments, order: orderPayments, exchange: exchangePayments };
