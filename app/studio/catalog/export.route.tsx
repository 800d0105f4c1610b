import { redirect } from '#app/shell/redirect.ts';
import { exportCatalog } from '#server/catalog/export-catalog.ts';
import { servicesOf } from '#server/http/router-context.ts';
import type { Route } from './+types/export.route.ts';
import { readCatalogQuery } from './read-catalog-query.ts';

const types = { csv: 'text/csv; charset=utf-8', json: 'application/json' } as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { filter, state } = readCatalogQuery(request);
  const format = new URL(request.url).searchParams.get('format') === 'json' ? 'json' : 'csv';
  const file = await exportCatalog(servicesOf(context).ctx, { filter, state, format });
  if (!file) throw redirect('/studio');
  return new Response(file, {
    headers: {
      'Content-Type': types[format],
      'Content-Disposition': `attachment; filename="catalog.${format}"`,
      'Cache-Control': 'no-store',
    },
  });
}
