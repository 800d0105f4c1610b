import { drawnPieces } from '#app/parts/room/drawn-piece.ts';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { redirect } from '#app/shell/redirect.ts';
import { Wrap } from '#app/ui/layout/layout.tsx';
import { finishesShown, noArrangement, suggestLayout } from '#core/room/index.ts';
import { servicesOf } from '#server/http/router-context.ts';
import { getResults } from '#server/pages/get-results.ts';
import { roomOfSelection } from '#server/room/room-of-selection.ts';
import type { Route } from './+types/plan.route.ts';
import { PrintedPlan } from './plan/printed-plan.tsx';
import { roomWords } from './plan/words.ts';
import { piecesForPlan } from './plan-pieces.ts';

export const meta = () => pageTitle(roomWords.plan);

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { ctx } = servicesOf(context);
  const results = await getResults(ctx, params.selectionId);
  if (!results) throw redirect('/');
  const shown = new URL(request.url).searchParams.get('board') === 'b' ? 'b' : 'a';
  const wanted = piecesForPlan(results.boards, results.selection.chosen, shown);
  const pieces = wanted.flatMap(({ item, quantity, number }) => drawnPieces(item, quantity, number));
  const { room, arrangement, drawn, wheels, finishes, picture } = await roomOfSelection(ctx, results.selection);
  const { seed, pieces: kept } = arrangement ?? noArrangement;
  const known = kept.filter(({ id }) => pieces.some((piece) => piece.id === id));
  const placements = known.length === pieces.length ? known : suggestLayout(room, pieces, seed, known).placements;
  const back = `/results/${params.selectionId}?board=${shown}`;
  const pictures = { address: `/results/${params.selectionId}/picture`, publicId: picture?.publicId ?? null };
  const shownFinishes = { ...finishes, ...finishesShown(finishes, arrangement) };
  return { name: results.name, back, room, pieces, placements, drawn, wheels, finishes: shownFinishes, pictures };
}

/** The plan on a page of its own, for the wall of the new room or for the movers. */
export default function Plan({ loaderData }: Route.ComponentProps) {
  return (
    <Wrap>
      <PrintedPlan {...loaderData} />
    </Wrap>
  );
}
