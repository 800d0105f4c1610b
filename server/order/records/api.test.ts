import { Hono } from 'hono';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { publicFurnitureSchema } from '#core/catalog/index.ts';
import { createAccount } from '../../../tests/setup/context.ts';
import type { Actor } from '../../context.ts';
import { answerError } from '../../http/api-error.ts';
import type { HttpEnvironment } from '../../http/environment.ts';
import { webhooks } from '../../http/webhooks.ts';
import {
  booksOf,
  newPiece,
  type OrderShop,
  oakStreet,
  openOrderShop,
  type Shopper,
  shopper,
} from '../order.test-data.ts';
import { cancelLines } from '../returns/cancel-lines.ts';
import { orderApi } from './api.ts';
import { orderEntries } from './api-entries.ts';

let shop: OrderShop;
let june: Shopper;
let sofa: string;
beforeAll(async () => {
  shop = await openOrderShop();
  sofa = await newPiece(shop.ctx, { cents: 219_000 });
  june = await shopper(shop, [{ recordId: sofa, quantity: 2, delivery: 'white-glove' }]);
});

interface Answer {
  id: string;
  client_secret: string;
  lineItems: { id: string }[];
}

/** Calls the routes as the shop mounts them, as this actor. */
async function ask(actor: Actor, method: string, path: string, body?: object) {
  const app = new Hono<HttpEnvironment>();
  app.onError(answerError);
  app.use(async (context, next) => {
    context.set('ctx', shop.ctx.as(actor));
    await next();
  });
  app.route('/', orderApi());
  app.route('/users/:uid', orderApi());
  const answer = await app.request(path, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  return { status: answer.status, body: (await answer.json()) as Answer };
}

describe('/api/users/me', () => {
  test('chart is what is chosen', async () => {
    expect((await ask(june.person, 'GET', '/chart')).body).toMatchObject([
      {
        selectionId: june.selectionId,
        chosen: [
          {
            ...{ id: sofa, selectionId: june.selectionId, name: expect.any(String), quantity: 2 },
            ...{ itemPrice: 2190, whiteGloveStatus: 'white-glove' },
          },
        ],
      },
    ]);
  });

  test('§3 a chosen piece is furniture with its quantity, its selection and chosenData, and nothing of staff', async () => {
    const { body } = await ask(june.person, 'GET', '/chart');
    const [{ chosen }] = body as unknown as [{ chosen: [Record<string, unknown>] }];
    const { id, whiteGloveStatus, ...furniture } = chosen[0];
    expect(publicFurnitureSchema.safeParse(furniture).error).toBeUndefined();
    expect({ id, whiteGloveStatus }).toEqual({ id: sofa, whiteGloveStatus: 'white-glove' });
    expect(furniture).toMatchObject({
      quantity: 2,
      selectionId: june.selectionId,
      chosenData: { id: sofa, selectionId: june.selectionId, quantity: 2, whiteGloveStatus: 'white-glove' },
    });
  });

  test('what is ordered and paid is an order with its line items', async () => {
    const request = { selectionId: june.selectionId, address: { ...oakStreet, line2: undefined } };
    const placed = await ask(june.person, 'POST', '/orders', request);
    expect(placed).toMatchObject({
      status: 201,
      body: { status: 'open', amount_total: 475_800, total_details: { amount_shipping: 37_800, amount_discount: 0 } },
    });
    const { id, client_secret } = placed.body;
    expect((await ask(june.person, 'POST', '/orders', request)).body).toMatchObject({ id, client_secret });
    expect((await ask(june.person, 'GET', '/orders')).body).toEqual([]);

    const paymentId = (await booksOf(shop.ctx, id)).payment?.intentId ?? '';
    await shop.cards.pay(paymentId);
    const { body, signature } = shop.cards.webhook(paymentId);
    const hook = webhooks(shop.ctx);
    const told = () => hook.request('/stripe', { method: 'POST', body, headers: { 'Stripe-Signature': signature } });
    expect((await Promise.all([told(), told()])).map(({ status }) => status)).toEqual([200, 200]);

    const found = await ask(june.person, 'GET', `/orders/${id}`);
    expect(found.body).toMatchObject({
      ...{ id, status: 'placed', address: { zip: '02143', line2: '' } },
      lineItems: [{ recordId: sofa, quantity: 2, itemPrice: 2190, whiteGloveStatus: 'white-glove', state: 'placed' }],
    });
    const lineId = found.body.lineItems[0]?.id ?? '';
    expect((await ask(june.person, 'GET', '/orders')).body).toEqual([found.body]);
    expect((await ask(june.person, 'GET', `/orders/${id}/lineItems`)).body).toEqual(found.body.lineItems);
    expect((await ask(june.person, 'GET', '/lineItems')).body).toEqual(found.body.lineItems);
    for (const who of [june.person, await createAccount(shop.ctx, { role: 'specialist' })]) {
      const own = `/users/${june.person.id}`;
      expect((await ask(who, 'GET', `${own}/orders/${id}/lineItems`)).body).toEqual(found.body.lineItems);
      expect((await ask(who, 'GET', `${own}/lineItems`)).body).toEqual(found.body.lineItems);
    }
    expect((await ask(june.person, 'GET', '/chart')).body).toEqual([]);
    expect(await ask(june.person, 'POST', '/orders', request)).toMatchObject({
      ...{ status: 409, body: { error: { code: 'already-ordered' } } },
    });
    const theo = await shopper(shop, [{ recordId: sofa }]);
    // Divided, the pieces say which line they were ordered as; and the document names everything a line has.
    expect(
      await cancelLines(june.asked, { orderId: id, lineIds: [lineId], takes: { [lineId]: { take: 1, of: 2 } } }),
    ).toMatchObject({ ok: true });
    const lines = (await ask(june.person, 'GET', `/orders/${id}/lineItems`)).body as unknown as Record<
      string,
      unknown
    >[];
    expect(lines.map(({ partOf }) => partOf)).toEqual([null, lineId]);
    const document = orderEntries.find(({ path }) => path.endsWith('/:id/lineItems'))?.answer;
    const listed =
      document instanceof z.ZodArray && document.element instanceof z.ZodObject ? document.element.shape : {};
    for (const line of lines) expect(Object.keys(listed)).toEqual(expect.arrayContaining(Object.keys(line)));
    expect(document instanceof z.ZodArray && document.safeParse(lines).error).toBeUndefined();
    for (const path of [`/orders/${id}`, `/orders/${id}/lineItems`]) {
      expect(await ask(theo.person, 'GET', path)).toMatchObject({
        status: 404,
        body: { error: { code: 'not-found' } },
      });
    }
  });

  test('a visitor is told to sign in, a bad request what is wrong with it', async () => {
    for (const path of ['/orders', '/orders/order_1', '/lineItems', '/chart']) {
      expect((await ask({ kind: 'visitor' }, 'GET', path)).status).toBe(401);
    }
    const theo = await shopper(shop, [{ recordId: sofa }]);
    const { selectionId } = theo;
    const wrong = (changes: object) =>
      ask(theo.person, 'POST', '/orders', { selectionId, address: oakStreet, ...changes });
    expect(await wrong({ address: { ...oakStreet, zip: '99999' } })).toMatchObject({
      ...{ status: 400, body: { error: { message: 'address.zip: Please enter a valid shipping zip code.' } } },
    });
    for (const name of ['June \ud800', 'June \0']) {
      expect(await wrong({ address: { ...oakStreet, name } })).toMatchObject({
        status: 400,
        body: { error: { message: 'We couldn’t read this request.' } },
      });
    }
    for (const coupon of ['NO\0NE', 'NO\ud800NE']) expect((await wrong({ coupon })).status).toBe(400);
    expect(await wrong({ coupon: 'NONE' })).toMatchObject({
      ...{ status: 422, body: { error: { code: 'invalid-code', message: 'Sorry this Code is not Valid.' } } },
    });
    expect(await wrong({ selectionId: june.selectionId })).toMatchObject({ status: 404 });
    const shown = { merchandise: 0, volumeDiscount: 0, coupon: 0, shipping: 0, whiteGlove: 0, tax: 0, feeCredit: 0 };
    expect(await wrong({ shown: { ...shown, total: 1 } })).toMatchObject({
      body: { error: { code: 'total-changed' } },
    });
    expect((await wrong({ shown: { ...shown, total: -1 } })).status).toBe(400);
  });
});
