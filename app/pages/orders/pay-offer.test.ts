import { expect, test } from 'vitest';
import type { CardFormHandle } from '#app/parts/payment/card/card-form-types.ts';
import { cardTexts } from '#app/parts/payment/card/card-texts.ts';
import type { ExchangeAnswer } from './exchange-acts.ts';
import { payOffer } from './pay-offer.ts';
import { ordersWords as words } from './words.ts';

const opened: ExchangeAnswer = { message: '', paid: false, processing: false, clientSecret: 'pi_1_secret_1' };
const paid: ExchangeAnswer = { ...opened, paid: true, clientSecret: null };
const processing: ExchangeAnswer = { ...opened, processing: true, clientSecret: null };
const declined = { ok: false as const, type: 'card_error', message: 'Your card was declined.' };
const broken = { ok: false as const, type: 'api_error', message: 'Something went wrong.' };
const lost = { ok: false as const, type: 'api_connection_error', message: 'We could not connect.' };

interface World {
  check?: Awaited<ReturnType<CardFormHandle['check']>>;
  confirm?: Awaited<ReturnType<CardFormHandle['confirm']>>;
  /** The server's answers, in order. */
  answers?: (ExchangeAnswer | null)[];
}

async function press({
  check = { ok: true },
  confirm = { ok: true, status: 'succeeded' },
  answers = [opened, paid],
}: World) {
  const happened: string[] = [];
  const card: CardFormHandle = {
    async check() {
      happened.push('check');
      return check;
    },
    async confirm(payment) {
      happened.push(`confirm ${payment?.clientSecret}`);
      return confirm;
    },
  };
  const left = [...answers];
  const result = await payOffer({
    card,
    returnUrl: 'https://shop.test/orders/1',
    async ask() {
      happened.push('ask');
      return left.shift() ?? null;
    },
  });
  return { result, happened };
}

test('the card is complete, the payment opened, paid, and settled', async () => {
  const { result, happened } = await press({});
  expect(result).toEqual({ kind: 'paid' });
  expect(happened).toEqual(['check', 'ask', 'confirm pi_1_secret_1', 'ask']);
});

test('an incomplete card charges nothing', async () => {
  const { result, happened } = await press({
    check: { ok: false, type: 'validation_error', message: cardTexts.numberIncomplete },
  });
  expect(result).toMatchObject({ kind: 'problem', message: expect.stringContaining(cardTexts.numberIncomplete) });
  expect(happened).toEqual(['check']);
});

test.each<[string, World, string]>([
  ['a piece that is no longer held', { answers: [{ ...opened, message: words.offerOver }] }, words.offerOver],
  ['a server that is not reached', { answers: [null] }, cardTexts.notReached],
  ['a payment that does not open', { answers: [{ ...opened, clientSecret: null }] }, words.offerFailed],
])('%s is told before the card is asked', async (_, world, sentence) => {
  const { result, happened } = await press(world);
  expect(result).toMatchObject({ kind: 'problem', message: expect.stringContaining(sentence) });
  expect(happened).toEqual(['check', 'ask']);
});

test('what was paid a moment ago is not paid again', async () => {
  const { result, happened } = await press({ answers: [paid] });
  expect(result).toEqual({ kind: 'paid' });
  expect(happened).toEqual(['check', 'ask']);
});

test('a declined card is told, and the server not asked for news of it', async () => {
  const { result, happened } = await press({ confirm: declined });
  expect(result).toMatchObject({ kind: 'problem', message: expect.stringContaining(declined.message) });
  expect(happened).toHaveLength(3);
});

test('what the bank is still working on is not paid a second time', async () => {
  const { result, happened } = await press({ answers: [processing] });
  expect(result).toEqual({ kind: 'waits' });
  expect(happened).toEqual(['check', 'ask']);
});

test('when it’s unknown whether the card paid, the server is asked', async () => {
  expect((await press({ confirm: lost })).result).toEqual({ kind: 'paid' });
  expect((await press({ confirm: lost, answers: [opened, processing] })).result).toEqual({ kind: 'waits' });
  const slow = { ok: true as const, status: 'processing' as const };
  expect((await press({ confirm: slow, answers: [opened, processing] })).result).toEqual({ kind: 'waits' });
});

test.each<[string, World]>([
  ['the connection broke and the payment is as open as before', { confirm: lost, answers: [opened, opened] }],
  ['the connection broke for the server too', { confirm: lost, answers: [opened, null] }],
  ['the card paid and the server is not reached', { answers: [opened, null] }],
])('never says that nothing was charged when %s', async (_, world) => {
  expect((await press(world)).result).toEqual({ kind: 'problem', message: words.offerUnknown });
});

test('what the provider refused is told once it has been asked again', async () => {
  const { result } = await press({ confirm: broken, answers: [opened, opened] });
  expect(result).toMatchObject({ kind: 'problem', message: expect.stringContaining(broken.message) });
});
