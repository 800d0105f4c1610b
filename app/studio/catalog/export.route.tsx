import { redirect } from '#app/shell/redirect.ts';
import { exportCatalogue } from '#server/catalog/export-catalogue.ts';
import { servicesOf } from '#server/http/router-context.ts';
import type { Route } from './+types/export.route.ts';
import { readCatalogueQuery } from './read-catalogue-query.ts';

const types = { csv: 'text/csv; charset=utf-8', json: 'application/json' } as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { filter, state } = readCatalogueQuery(request);
  const format = new URL(request.url).searchParams.get('format') === 'json' ? 'json' : 'csv';
  const file = await exportCatalogue(servicesOf(context).ctx, { filter, state, format });
  if (!file) throw redirect('/studio');
  return new Response(file, {
    headers: {
      'Content-Type': types[format],
      'Content-Disposition': `attachment; filename="catalogue.${format}"`,
      'Cache-Control': 'no-store',
    },
  });
}
