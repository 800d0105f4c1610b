import { z } from 'zod';
import { cardTexts } from '#app/parts/payment/card/card-texts.ts';
import { redirect } from '#app/shell/redirect.ts';
import { storableText } from '#core/texts/index.ts';
import { servicesOf } from '#server/http/router-context.ts';
import { type ExchangeOpened, payExchange } from '#server/order/returns/pay-exchange.ts';
import type { Route } from './+types/exchange.route.ts';
import type { ExchangeAnswer } from './exchange-acts.ts';
import { ordersWords as words } from './words.ts';

const asked = z.object({ exchangeId: storableText.min(1).max(100) });

/** This route has no page. */
export const loader = () => redirect('/orders');

/** Opens the payment for an exchange's price difference, or says that it's paid. */
export async function action({ request, context }: Route.ActionArgs) {
  const read = asked.safeParse(await request.json().catch(() => null));
  if (!read.success) return Response.json({ error: { code: 'invalid', message: 'Unknown act.' } }, { status: 400 });
  const opened = await payExchange(servicesOf(context).ctx, read.data);
  if (opened.ok) return Response.json({ ...opened, message: '' } satisfies ExchangeAnswer & { ok: true });
  const refused: ExchangeAnswer = { message: why(opened), paid: false, processing: false, clientSecret: null };
  return Response.json(refused);
}

function why(refused: Extract<ExchangeOpened, { ok: false }>): string {
  switch (refused.reason) {
    case 'too-many':
      return cardTexts.later(refused.retryAfterSeconds);
    case 'over':
      return words.offerOver;
    case 'not-allowed':
      return cardTexts.signedOut;
    default:
      return words.failed;
  }
}
