import { pageTitle } from '#app/shell/page/page-title.ts';
import { redirect } from '#app/shell/redirect.ts';
import { hasReceived } from '#core/review/index.ts';
import { savedCards } from '#server/account/profile/saved-cards.ts';
import { servicesOf } from '#server/http/router-context.ts';
import { orderToShow } from '#server/order/records/order-to-show.ts';
import { reviewedPieces } from '#server/review/write-review.ts';
import type { Route } from './+types/order.route.ts';
import { OrderPage } from './order-page.tsx';

export const meta = () => pageTitle('Your order');

export async function loader({ params, context }: Route.LoaderArgs) {
  const { ctx, cards } = servicesOf(context);
  const found = await orderToShow(ctx, params.orderId);
  if (!found) throw redirect('/orders');
  // Ask the provider for saved cards only if there is something to pay.
  const due = found.order.lines.some(({ offer }) => offer !== null);
  const delivered = found.order.lines.filter(hasReceived).map(({ recordId }) => recordId);
  const reviewed = await reviewedPieces(ctx, delivered);
  return { ...found, cards, reviewed, saved: due ? await savedCards(ctx) : [] };
}

export default function Order({ loaderData }: Route.ComponentProps) {
  return <OrderPage {...loaderData} />;
}
