import { readChoice } from '#app/parts/studio-list/read-page.ts';
import { redirect } from '#app/shell/redirect.ts';
import { exportFigures } from '#server/figures/studio-figures.ts';
import { servicesOf } from '#server/http/router-context.ts';
import type { Route } from './+types/export.route.ts';
import { figureParts, figuresCsv } from './figures-csv.ts';
import { readPeriod } from './read-period.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { ctx } = servicesOf(context);
  const { searchParams } = new URL(request.url);
  const part = readChoice(searchParams, 'part', figureParts) ?? 'months';
  const figures = await exportFigures(ctx, { ...readPeriod(searchParams, ctx.clock.now()), part });
  if (!figures) throw redirect('/studio');
  return new Response(figuresCsv(part, figures), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="figures-${part}.csv"`,
      'Cache-Control': 'no-store',
    },
  });
}
