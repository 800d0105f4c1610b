import { Hono } from 'hono';
import { chosenFurniture } from '#core/catalog/index.ts';
import { orderRequestSchema, placeRefusalWords } from '#core/order/index.ts';
import { text } from '#core/texts/index.ts';
import { recordsOf } from '../../account/records-of.ts';
import { ApiError, notFound } from '../../http/api-error.ts';
import type { HttpEnvironment } from '../../http/environment.ts';
import { pathId } from '../../http/path-id.ts';
import { readBody } from '../../http/read-body.ts';
import { tooMany } from '../../http/refuse-too-many.ts';
import { cartsOfAccount } from '../../selection/results/carts-of-account.ts';
import type { OrderRefused } from '../placing/order-asked.ts';
import { placeOrder } from '../placing/place-order.ts';
import { getOrder } from './get-order.ts';
import { lineRecord, orderRecord, placedRecord } from './order-record.ts';
import { ordersOfAccount } from './orders-of-account.ts';

const notSignedIn = () => new ApiError(401, 'not-signed-in', 'Please sign in first.');

function refused(refusal: OrderRefused): ApiError {
  switch (refusal.reason) {
    case 'not-allowed':
      return notSignedIn();
    case 'not-found':
      return notFound('There is no such selection.');
    case 'provider-failed':
      return new ApiError(502, 'provider-failed', text('order.createFailed'));
    case 'too-many':
      return tooMany(refusal.retryAfterSeconds);
    case 'invalid-code':
      return new ApiError(422, 'invalid-code', text('coupon.invalid'));
    default: {
      const words = placeRefusalWords(refusal, (recordId) => refusal.names.get(recordId) ?? recordId);
      return new ApiError(409, refusal.reason, words);
    }
  }
}

/** `/api/users/:uid/orders`, `lineItems` and `chart`: what a person has ordered or is about to order. */
export function orderApi(): Hono<HttpEnvironment> {
  const app = new Hono<HttpEnvironment>();
  app.use('/orders/*', recordsOf('order.view-any'));
  app.use('/lineItems', recordsOf('order.view-any'));
  app.use('/chart', recordsOf('selection.view-any'));

  app.post('/orders', async (context) => {
    const { selectionId, address, coupon, shown } = await readBody(context, orderRequestSchema);
    const asked = { selectionId, address, coupon: coupon || null, shown: shown ?? null };
    const placed = await placeOrder(context.get('ctx'), asked);
    if (!placed.ok) throw refused(placed);
    return context.json(placedRecord(placed.order), 201);
  });

  app.get('/orders', async (context) => context.json((await ordersOfAccount(context.get('ctx'))).map(orderRecord)));

  app.get('/orders/:id', async (context) => {
    const found = await getOrder(context.get('ctx'), pathId(context));
    if (!found) throw notFound('There is no such order.');
    return context.json(orderRecord(found));
  });

  app.get('/orders/:id/lineItems', async (context) => {
    const found = await getOrder(context.get('ctx'), pathId(context));
    if (!found) throw notFound('There is no such order.');
    return context.json(found.lines.map(lineRecord));
  });

  app.get('/lineItems', async (context) => {
    const orders = await ordersOfAccount(context.get('ctx'));
    return context.json(orders.flatMap(({ lines }) => lines.map(lineRecord)));
  });

  app.get('/chart', async (context) => {
    const ctx = context.get('ctx');
    const carts = await cartsOfAccount(ctx);
    return context.json(
      carts.map(({ selectionId, pieces }) => ({
        selectionId,
        chosen: pieces.map(({ recordId, quantity, delivery, item }) => ({
          ...chosenFurniture(item, { selectionId, quantity, whiteGloveStatus: delivery }, ctx.company.origin),
          id: recordId,
          whiteGloveStatus: delivery,
        })),
      })),
    );
  });

  return app;
}
