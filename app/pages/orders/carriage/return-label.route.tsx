import { redirect } from '#app/shell/redirect.ts';
import { returnNumber } from '#core/order/index.ts';
import { servicesOf } from '#server/http/router-context.ts';
import { returnLabel } from '#server/order/carriage/return-label.ts';
import type { Route } from './+types/return-label.route.ts';

/** A file, not a page: the label for a piece that comes back by parcel. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { orderId, lineId } = params;
  const pdf = await returnLabel(servicesOf(context).ctx, { orderId, lineId });
  if (!pdf) throw redirect(`/orders/${orderId}`);
  return new Response(new Uint8Array(pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="return-${returnNumber(lineId).replace(/[^\w-]/g, '')}.pdf"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
