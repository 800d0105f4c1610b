import { readChoice } from '#app/parts/studio-list/read-page.ts';
import { redirect } from '#app/shell/redirect.ts';
import type { Days } from '#core/figures/index.ts';
import type { Ctx } from '#server/context.ts';
import { exportBoardFigures } from '#server/figures/board-figures.ts';
import { exportFigures } from '#server/figures/studio-figures.ts';
import { exportTasteFigures } from '#server/figures/taste-figures.ts';
import { exportTaxFigures } from '#server/figures/tax-figures.ts';
import { servicesOf } from '#server/http/router-context.ts';
import type { Route } from './+types/export.route.ts';
import {
  type BoardPart,
  boardsCsv,
  type FigurePart,
  figureParts,
  figuresCsv,
  isBoardPart,
  isLearnedPart,
  learnedCsv,
  type ShopPart,
  taxCsv,
} from './figures-csv.ts';
import { readPeriod } from './read-period.ts';
import { boardGroups } from './words.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { ctx } = servicesOf(context);
  const { searchParams } = new URL(request.url);
  const part = readChoice(searchParams, 'part', figureParts) ?? 'months';
  const days = readPeriod(searchParams, ctx.clock.now());
  const file = await fileOf(ctx, part, days, searchParams);
  if (file === null) throw redirect('/studio');
  return new Response(file, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="figures-${part}.csv"`,
      'Cache-Control': 'no-store',
    },
  });
}

async function fileOf(ctx: Ctx, part: FigurePart, days: Days, search: URLSearchParams): Promise<string | null> {
  if (isBoardPart(part)) return boardsFile(ctx, part, days, search);
  if (isLearnedPart(part)) {
    const learned = await exportTasteFigures(ctx, { ...days, part });
    return learned && learnedCsv(part, learned);
  }
  if (part !== 'tax') return shopFile(ctx, part, days);
  const tax = await exportTaxFigures(ctx, days);
  return tax && taxCsv(tax);
}

async function shopFile(ctx: Ctx, part: ShopPart, days: Days): Promise<string | null> {
  const figures = await exportFigures(ctx, { ...days, part });
  return figures && figuresCsv(part, figures);
}

async function boardsFile(ctx: Ctx, part: BoardPart, days: Days, search: URLSearchParams): Promise<string | null> {
  const by = readChoice(search, 'by', boardGroups) ?? 'specialist';
  const figures = await exportBoardFigures(ctx, { ...days, part, by });
  return figures && boardsCsv(part, figures);
}
