import { redirect } from '#app/shell/redirect.ts';
import { purchaseOrderNumber } from '#core/purchase-order/index.ts';
import { servicesOf } from '#server/http/router-context.ts';
import { getPurchaseOrderPdf } from '#server/purchase-order/studio-purchase-orders.ts';
import type { Route } from './+types/pdf.route.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await getPurchaseOrderPdf(servicesOf(context).ctx, params.purchaseOrderId);
  if (!found.ok) throw redirect(found.reason === 'unknown' ? '/studio/purchase-orders' : '/studio');
  return new Response(new Uint8Array(found.pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${purchaseOrderNumber(params.purchaseOrderId)}.pdf"`,
      'Cache-Control': 'no-store',
    },
  });
}
