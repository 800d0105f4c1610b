import { describe, expect, it } from 'vitest';
import { type Capability, capabilities, freshProofCapabilities } from '#core/account/index.ts';
import { feedForm, usualGuard } from '#core/feed/index.ts';
import { makerForm } from '#core/maker/index.ts';
import { defaultSettings } from '#core/settings/index.ts';
import { createAccount } from '../../tests/setup/context.ts';
import { createKey } from '../api-key/create-key.ts';
import { revokeKey } from '../api-key/revoke-key.ts';
import { authorise } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import {
  account,
  apiKey,
  audit,
  guaranteeRequest,
  maker,
  makerFeed,
  refund,
  session,
  setting,
  webhookEndpoint,
} from '../db/schema/index.ts';
import { decideGuarantee } from '../fee/guarantee/decide-guarantee.ts';
import { refundFee } from '../fee/guarantee/refund-fee.ts';
import { retryFeeRefund } from '../fee/guarantee/retry-refund.ts';
import { saveFeed } from '../feed/save-feed.ts';
import { listMakers } from '../maker/read-makers.ts';
import { saveMaker } from '../maker/save-maker.ts';
import { decideClaim } from '../order/claims/decide-claim.ts';
import { answerDelay } from '../order/fulfillment/answer-delay.ts';
import { newPiece, openOrderShop, orderedFor, shopper } from '../order/order.test-data.ts';
import { cancelLines } from '../order/returns/cancel-lines.ts';
import { offerReplacement } from '../order/returns/offer-replacement.ts';
import { refundAmounts } from '../order/returns/refund-amounts.ts';
import { refundReturned } from '../order/returns/refund-returned.ts';
import { retryRefund } from '../order/returns/retry-refund.ts';
import { approveRefund, declineRefund } from '../refund-approval/decide-refund.ts';
import { editSettings } from '../settings/edit-settings.ts';
import { endCustomersExemption, exemptCustomer } from '../tax/exemptions.ts';
import { importTaxFile, undoTaxFile } from '../tax/import-rates.ts';
import { addEndpoint, pauseEndpoint, removeEndpoint, resumeEndpoint } from '../webhook/change-endpoint.ts';
import { setMakersSystem } from '../webhook/makers-system.ts';
import { openAccountShop } from './account.test-data.ts';
import { renewRecoveryCodes } from './factor/recovery-codes.ts';
import { turnOffFactor } from './factor/remove-factor.ts';
import { changePerson } from './staff/change-person.ts';
import { inviteStaff } from './staff/invitation.ts';
import { resetFactor } from './staff/reset-factor.ts';

const shop = await openOrderShop();
const { auth } = await openAccountShop();
const theo = await createAccount(shop.ctx, { role: 'admin', firstName: 'Theo' });
const sofa = await newPiece(shop.ctx, { cents: 200_000 });
const june = await shopper(shop, [{ recordId: sofa }]);
const orderId = await orderedFor(shop, june);
const id = june.person.id;
await shop.ctx.db.insert(setting).values({ name: 'secondPersonCents', value: 10_000_000 });

/** Every admin action that grants access, manages keys or refunds money. */
const acts: Record<string, (ctx: Ctx) => Promise<{ ok: boolean }>> = {
  'makes a colleague': (ctx) => changePerson(ctx, { id, change: { act: 'change-role', role: 'admin' } }),
  'shuts somebody out': (ctx) => changePerson(ctx, { id, change: { act: 'disable' } }),
  'invites somebody': (ctx) => inviteStaff(ctx, { email: 'eve@example.com', role: 'admin' }),
  'resets a second factor': (ctx) => resetFactor(ctx, { id }),
  'makes a key': (ctx) => createKey(ctx, { name: 'a program', scopes: ['helper.add-selections'] }),
  'revokes a key': (ctx) => revokeKey(ctx, { id: 'key_1' }),
  'adds a webhook': (ctx) => addEndpoint(ctx, { url: 'http://127.0.0.1/hooks', topics: ['order'] }),
  'pauses a webhook': (ctx) => pauseEndpoint(ctx, { id: 'webhook_1' }),
  'resumes a webhook': (ctx) => resumeEndpoint(ctx, { id: 'webhook_1' }),
  'removes a webhook': (ctx) => removeEndpoint(ctx, { id: 'webhook_1' }),
  'names the address of a maker’s system': (ctx) =>
    setMakersSystem(ctx, { makerId: 'maker_1', url: 'http://127.0.0.1/hooks' }),
  'sends a maker’s orders to another address': async (ctx) => {
    const found = await listMakers(ctx, { words: '', page: { number: 1, size: 1 } });
    const [first] = found?.rows ?? [];
    if (!first) throw new Error('no maker');
    const form = { ...makerForm(first), email: 'eve@example.com', pays: 'cost', commissionPercent: '' };
    return saveMaker(ctx, { id: first.id, form, seenRevision: first.revision });
  },
  'fetches a maker’s file from another address': (ctx) =>
    saveFeed(ctx, {
      makerId: 'maker_1',
      form: feedForm({ address: 'http://127.0.0.1/stock.csv', schedule: 'hourly', ...usualGuard }),
      seenRevision: 1,
    }),
  'decides what becomes of a damaged piece': (ctx) =>
    decideClaim(ctx, { orderId, claimId: 'claim_1', act: 'decline', cents: null, answer: 'No.' }),
  'gives a part of an order back': (ctx) =>
    refundAmounts(ctx, { orderId, amounts: [{ of: 'shipping', lineId: null, cents: 1 }], note: '' }),
  'cancels an order': (ctx) => cancelLines(ctx, { orderId }),
  'cancels what is late': (ctx) => answerDelay(ctx, { orderId, lineIds: ['line_1'], answer: 'cancel' }),
  'refunds what came back': (ctx) => refundReturned(ctx, { orderId }),
  'offers a replacement': (ctx) => offerReplacement(ctx, { orderId, lineId: 'line_1', recordId: sofa }),
  'sends an order’s refund again': (ctx) => retryRefund(ctx, { refundId: 'refund_1' }),
  'gives a fee back': (ctx) => refundFee(ctx, { feeId: 'fee_1', cents: 'all', note: '' }),
  'decides a guarantee': (ctx) => decideGuarantee(ctx, { requestId: 'guarantee_1', act: 'grant', answer: '' }),
  'sends a fee’s refund again': (ctx) => retryFeeRefund(ctx, { refundId: 'refund_1' }),
  'approves a refund': (ctx) => approveRefund(ctx, { id: 'approval_1' }),
  'declines a refund': (ctx) => declineRefund(ctx, { id: 'approval_1', reason: 'No.' }),
  'turns off the second person for refunds': (ctx) =>
    editSettings(ctx, { patch: { secondPersonCents: 0 }, seen: { secondPersonCents: 10_000_000 } }),
  'lets another company’s scripts onto our pages': (ctx) =>
    editSettings(ctx, {
      patch: { outsideServices: { ...defaultSettings.outsideServices, tagManagerId: 'GTM-EVE1' } },
      seen: { outsideServices: defaultSettings.outsideServices },
    }),
  'frees a customer from sales tax': (ctx) =>
    exemptCustomer(ctx, { accountId: id, typed: { number: 'EVE-1', states: ['NY'], until: '' } }),
  'ends a customer’s exemption': (ctx) => endCustomersExemption(ctx, { accountId: id, id: 'exemption_1' }),
  'puts other tax rates in use': (ctx) => importTaxFile(ctx, { file: { name: 'rates.csv', text: '' }, stamp: '' }),
  'goes back to the tax rates before': (ctx) => undoTaxFile(ctx, { seen: null }),
  'makes new recovery codes': (ctx) => renewRecoveryCodes(ctx, auth),
  'turns the second factor off': (ctx) => turnOffFactor(ctx, { staffNeedIt: false }),
};

const traces = async () => {
  const { db } = shop.ctx;
  const tables = [
    account,
    apiKey,
    audit,
    guaranteeRequest,
    maker,
    makerFeed,
    refund,
    session,
    setting,
    webhookEndpoint,
  ];
  return JSON.stringify(await Promise.all(tables.map((table) => db.select().from(table))));
};

describe('attack 1: a browser left open', () => {
  it.each(Object.entries(acts))('attack 1: %s only with a fresh proof, and changes nothing without', async (_, act) => {
    const before = await traces();
    const { recentlyProved: _proved, ...unproved } = theo;
    for (const actor of [{ ...unproved, recentlyProved: false }, unproved]) {
      expect(await act(shop.ctx.as(actor))).toEqual({ ok: false, reason: 'proof-needed' });
    }
    expect(await traces()).toBe(before);
  });

  it('attack 1: with one, the same admin may', async () => {
    expect(await createKey(shop.ctx.as(theo), { name: 'a program', scopes: ['helper.add-selections'] })).toMatchObject({
      ok: true,
    });
    expect(await cancelLines(shop.ctx.as(theo), { orderId })).toMatchObject({ ok: true });
  });

  it('the other settings are changed without', async () => {
    const asked = shop.ctx.as({ ...theo, recentlyProved: false });
    const discount = { patch: { selectionDiscountPercent: 5 }, seen: { selectionDiscountPercent: 0 } };
    expect(await editSettings(asked, discount)).toMatchObject({ ok: true });
    const untouched = {
      patch: { secondPersonCents: 10_000_000, promiseCreditCents: 100 },
      seen: { promiseCreditCents: 0 },
    };
    expect(await editSettings(asked, untouched)).not.toMatchObject({ reason: 'proof-needed' });
  });

  it('customers cancel their own orders without, and so does staff', async () => {
    for (const person of [await createAccount(shop.ctx), await createAccount(shop.ctx, { role: 'specialist' })]) {
      const own = await orderedFor(shop, await shopper(shop, [{ recordId: sofa }], person));
      const asked = shop.ctx.as({ ...person, recentlyProved: false });
      expect(await cancelLines(asked, { orderId: own })).toMatchObject({ ok: true });
    }
  });

  it('attack 1: who may not at all is not asked for a proof', () => {
    for (const capability of freshProofCapabilities) {
      const visitor = authorise({ kind: 'visitor' }, capability);
      expect(visitor).toEqual({ ok: false, reason: 'not-allowed' });
    }
    const stale = { ...theo, recentlyProved: false };
    const free = (Object.keys(capabilities) as Capability[]).filter((one) => authorise(stale, one).ok);
    expect(free).toContain('order.view-any');
    for (const capability of freshProofCapabilities) expect(free).not.toContain(capability);
  });
});
