import { DetailPage } from '#app/parts/studio-list/detail-page.tsx';
import { answerOrRefuse } from '#app/shell/acts/answer-or-refuse.ts';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { redirect } from '#app/shell/redirect.ts';
import { cellsOf, type PieceKind } from '#core/catalog/index.ts';
import { easternDay } from '#core/promotion/index.ts';
import { addItem } from '#server/catalog/editing/add-item.ts';
import { getStudioItem } from '#server/catalog/search-catalog.ts';
import { servicesOf } from '#server/http/router-context.ts';
import type { Route } from './+types/new-piece.route.ts';
import { cellsOfForm } from './item-fields.ts';
import { ItemForm, type SaveAnswer } from './item-form.tsx';
import { newPieceWords as words } from './words.ts';

export const meta = () => pageTitle(words.title);

const usualKind: PieceKind = 'sofa';

/** What another piece never has in common with it. */
const itsOwn = { sku: '', stock: '', link: '', scrapingSpecifics: '' };

/** Empty, or like another piece: the same sofa in another color has nearly everything in common. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { ctx } = servicesOf(context);
  const like = new URL(request.url).searchParams.get('like');
  const found = like ? await getStudioItem(ctx, like) : null;
  const today = easternDay(ctx.clock.now());
  const cells: Record<string, string> = found
    ? { ...cellsOf(found.item), ...itsOwn, addedWhen: today }
    : { kind: usualKind, addedWhen: today };
  return { like: found?.item.name ?? null, kind: found?.item.kind ?? usualKind, cells };
}

export async function action({ request, context }: Route.ActionArgs): Promise<SaveAnswer> {
  const { ctx } = servicesOf(context);
  const form = await request.formData();
  const added = await addItem(ctx, { recordId: String(form.get('recordId') ?? ''), cells: cellsOfForm(form) });
  if (added.ok) throw redirect(`/studio/catalog/${added.recordId}`);
  if (added.reason === 'not-allowed') throw redirect('/studio');
  return { ok: false, message: words.check, problems: added.problems };
}

export const clientAction = (act: Route.ClientActionArgs) =>
  answerOrRefuse(act, (message) => ({ ok: false, message, problems: [] }));

export default function NewPiece({ loaderData: { like, kind, cells } }: Route.ComponentProps) {
  return (
    <DetailPage
      back={{ href: '/studio/catalog', label: words.back }}
      title={words.title}
      lead={like ? words.like(like) : words.lead}
    >
      <ItemForm key={like} cells={cells} seen={null} kind={kind} />
    </DetailPage>
  );
}
