import { redirect } from '#app/shell/redirect.ts';
import { printCsv } from '#core/catalog/index.ts';
import { easternDay } from '#core/promotion/index.ts';
import { servicesOf } from '#server/http/router-context.ts';
import { exportSwatchAddresses } from '#server/swatch/swatch-requests.ts';
import type { Route } from './+types/export.route.ts';
import { swatchRequestWords as words } from './words.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const rows = await exportSwatchAddresses(servicesOf(context).ctx);
  if (!rows) throw redirect('/studio');
  const lines = rows.map(({ name, line1, line2, city, addressState, zip, fabrics, askedAt }) => [
    ...[name, line1, line2, city, addressState, zip],
    ...[fabrics.join('; '), easternDay(askedAt)],
  ]);
  return new Response(printCsv([words.columns, ...lines]), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="swatch-addresses.csv"',
      'Cache-Control': 'no-store',
    },
  });
}
