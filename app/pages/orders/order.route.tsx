import { redirect } from 'react-router';
import { pageTitle } from '#app/shell/page-title.ts';
import { savedCards } from '#server/account/saved-cards.ts';
import type { Ctx } from '#server/context.ts';
import { servicesOf } from '#server/http/router-context.ts';
import { answerDelay } from '#server/order/answer-delay.ts';
import { cancelLines } from '#server/order/cancel-lines.ts';
import type { LinesChanged } from '#server/order/change-lines.ts';
import { withdrawRequest } from '#server/order/end-request.ts';
import { getOrder } from '#server/order/get-order.ts';
import { requestReturn } from '#server/order/request-return.ts';
import { settleExchange } from '#server/order/settle-exchange.ts';
import type { Route } from './+types/order.route.ts';
import { type OrderAct, type OrderAnswer, readOrderAct } from './order-acts.ts';
import { OrderPage } from './order-page.tsx';
import { ordersWords as words } from './words.ts';

export const meta = () => pageTitle('Your order');

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { ctx, cards } = servicesOf(context);
  const found = await getOrder(ctx, params.orderId);
  if (!found) throw redirect('/orders');
  // Straight from the bank: the difference of an exchange may have been paid.
  const fromBank = new URL(request.url).searchParams.has('payment_intent');
  const offers = fromBank ? found.lines.flatMap(({ offer }) => offer ?? []) : [];
  for (const { id } of offers) await settleExchange(ctx, id);
  const order = offers.length > 0 ? ((await getOrder(ctx, params.orderId)) ?? found) : found;
  // The provider is asked for cards only where there is something to pay.
  const due = order.lines.some(({ offer }) => offer !== null);
  return { order, cards, saved: due ? await savedCards(ctx) : [] };
}

const refused = (message: string): OrderAnswer => ({ ok: false, message });

export async function action({ request, params, context }: Route.ActionArgs): Promise<OrderAnswer> {
  const form = await request.formData();
  const read = readOrderAct(form);
  if (!read.success) return refused(form.get('act') === 'request' ? words.chooseBoth : words.failed);
  return perform(servicesOf(context).ctx, params.orderId, read.data);
}

async function perform(ctx: Ctx, orderId: string, asked: OrderAct): Promise<OrderAnswer> {
  switch (asked.act) {
    case 'cancel': {
      const some = asked.lineIds.length > 0 ? { lineIds: asked.lineIds } : {};
      return answer(words.cancelled, await cancelLines(ctx, { orderId, ...some }));
    }
    case 'answer delay': {
      const { lineIds, answer: given } = asked;
      const said = given === 'wait' ? words.waiting : words.cancelled;
      return answer(said, await answerDelay(ctx, { orderId, lineIds, answer: given }));
    }
    case 'request': {
      const { act: _, lineIds, ...wanted } = asked;
      return answer(words.sent, await requestReturn(ctx, { orderId, lineId: lineIds[0] ?? '', ...wanted }));
    }
    case 'withdraw':
      return answer(words.withdrawn, await withdrawRequest(ctx, { orderId, lineId: asked.lineIds[0] ?? '' }));
  }
}

function answer(said: string, done: LinesChanged): OrderAnswer {
  if (done.ok) return { ok: true, message: said };
  return refused(done.reason === 'refused' ? words.refusal(done.refusal) : words.failed);
}

export default function Order({ loaderData }: Route.ComponentProps) {
  return <OrderPage {...loaderData} />;
}
