import { redirect } from '#app/shell/redirect.ts';
import { orderNumber } from '#core/order/index.ts';
import { servicesOf } from '#server/http/router-context.ts';
import { getReceiptPdf } from '#server/order/records/get-receipt-pdf.ts';
import type { Route } from './+types/receipt-pdf.route.ts';

/** A file, not a page: the customer's own receipt as a PDF. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const pdf = await getReceiptPdf(servicesOf(context).ctx, params.orderId);
  if (!pdf) throw redirect('/orders');
  return new Response(new Uint8Array(pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="receipt-${orderNumber(params.orderId).replace(/[^\w-]/g, '')}.pdf"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
