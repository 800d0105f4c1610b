import { DetailPage } from '#app/parts/studio-list/detail-page.tsx';
import { answerOrRefuse } from '#app/shell/acts/answer-or-refuse.ts';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { redirect } from '#app/shell/redirect.ts';
import { useMay } from '#app/shell/session/use-may.ts';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { cellsOf, type PictureView, pictureViews } from '#core/catalog/index.ts';
import { modelLimits } from '#core/room/index.ts';
import { addModel, isBuiltByUs, type ModelChanged, removeModel } from '#server/catalog/change-model.ts';
import { editItem } from '#server/catalog/editing/edit-item.ts';
import { activateItem, boardName, deactivateItem, openBoardsOf } from '#server/catalog/offer-item.ts';
import {
  addPicture,
  leadWithPicture,
  type PicturesChanged,
  removePicture,
} from '#server/catalog/pictures/change-pictures.ts';
import { getStudioItem } from '#server/catalog/search-catalog.ts';
import type { Ctx } from '#server/context.ts';
import { servicesOf } from '#server/http/router-context.ts';
import type { Route } from './+types/piece.route.ts';
import { ItemFacts } from './item-facts.tsx';
import { cellsOfForm } from './item-fields.ts';
import { ItemForm, type SaveAnswer } from './item-form.tsx';
import { OnSale, type SaleAnswer } from './on-sale.tsx';
import { pictureRefusal } from './picture-refusal.ts';
import styles from './piece.module.css';
import { type ModelAnswer, PieceModel } from './piece-model.tsx';
import { type PictureAnswer, PiecePictures } from './piece-pictures.tsx';
import { catalogWords as words } from './words.ts';

export const meta = ({ loaderData }: Route.MetaArgs) => pageTitle(loaderData?.item.name ?? words.title);

export async function loader({ params, context }: Route.LoaderArgs) {
  const { ctx } = servicesOf(context);
  const found = await getStudioItem(ctx, params.recordId);
  if (!found) throw redirect('/studio/catalog');
  const boards = (await openBoardsOf(ctx, params.recordId)).map((board) => ({ ...board, name: boardName(board) }));
  const { recordId, name, kind, stock, active, pictures, dimensions } = found.item;
  const model = found.item.model ?? null;
  return {
    item: { recordId, name, kind, active, pictures },
    cells: cellsOf(found.item),
    seen: { revision: found.revision, stock },
    boards,
    model: { uploaded: model, piece: dimensions, isBuiltByUs: isBuiltByUs(found.item) },
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { ctx } = servicesOf(context);
  const form = await request.formData();
  const { recordId } = params;
  switch (form.get('act')) {
    case 'save':
      return save(ctx, recordId, form);
    case 'deactivate':
    case 'activate':
      return offer(ctx, recordId, form);
    case 'add-model':
    case 'remove-model':
      return model(ctx, recordId, form);
    default:
      return picture(ctx, recordId, form);
  }
}

export const clientAction = (act: Route.ClientActionArgs) =>
  answerOrRefuse(act, (message) => ({ ok: false, message, problems: [] }));

async function save(ctx: Ctx, recordId: string, form: FormData): Promise<SaveAnswer> {
  const seen = { revision: Number(form.get('revision')), stock: Number(form.get('seenStock')) };
  const saved = await editItem(ctx, { recordId, cells: cellsOfForm(form), seen });
  if (saved.ok) return { ok: true, message: saved.changed.length > 0 ? words.saved : words.unchanged, problems: [] };
  if (saved.reason === 'invalid') return { ok: false, message: words.check, problems: saved.problems };
  if (saved.reason !== 'changed') return { ok: false, message: words.failed, problems: [] };
  const { revision, stock, fields } = saved;
  return { ok: false, message: words.changed, problems: [], now: { seen: { revision, stock }, fields } };
}

async function offer(ctx: Ctx, recordId: string, form: FormData): Promise<SaleAnswer> {
  if (form.get('act') === 'activate') {
    const done = await activateItem(ctx, { recordId });
    if (done.ok) return { ok: true, message: words.offered };
    return { ok: false, message: done.reason === 'no-picture' ? words.needsPicture : words.failed };
  }
  const done = await deactivateItem(ctx, { recordId, seenBoards: form.getAll('seenBoard').map(String) });
  if (done.ok) return { ok: true, message: words.takenOff };
  return { ok: false, message: done.reason === 'boards' ? words.moreBoards : words.failed };
}

async function picture(ctx: Ctx, recordId: string, form: FormData): Promise<PictureAnswer> {
  const publicId = String(form.get('publicId') ?? '');
  const act = form.get('act');
  if (act === 'remove-picture') return told(await removePicture(ctx, { recordId, publicId }), words.removed);
  if (act === 'lead-picture') return told(await leadWithPicture(ctx, { recordId, publicId }), words.made);
  const file = form.get('file');
  const view: PictureView | undefined = pictureViews.find((one) => one === form.get('view'));
  if (act !== 'add-picture' || !(file instanceof File) || !view) return { ok: false, message: words.failed };
  const bytes = new Uint8Array(await file.arrayBuffer());
  return told(await addPicture(ctx, { recordId, view, bytes }), words.added);
}

const told = (done: PicturesChanged, good: string): PictureAnswer =>
  done.ok ? { ok: true, message: good } : { ok: false, message: pictureRefusal(done.reason) };

async function model(ctx: Ctx, recordId: string, form: FormData): Promise<ModelAnswer> {
  if (form.get('act') === 'remove-model') return ofModel(await removeModel(ctx, { recordId }), words.modelRemoved);
  const file = form.get('file');
  if (!(file instanceof File)) return { ok: false, message: words.failed };
  // A larger one is refused without reading all of it.
  const bytes = new Uint8Array(await file.slice(0, modelLimits.bytes + 1).arrayBuffer());
  return ofModel(await addModel(ctx, { recordId, bytes }), words.modelAdded);
}

function ofModel(done: ModelChanged, good: string): ModelAnswer {
  if (done.ok) return { ok: true, message: good };
  if (done.reason === 'refused') return { ok: false, message: done.problem };
  return { ok: false, message: done.reason === 'built-by-us' ? words.modelOurs : words.failed };
}

export default function Piece({ loaderData: { item, cells, seen, boards, model: its } }: Route.ComponentProps) {
  const mayEdit = useMay()('catalog.edit');
  return (
    <DetailPage
      back={{ href: '/studio/catalog', label: words.back }}
      title={item.name}
      lead={
        <>
          {words.recordId(item.recordId)} ·{' '}
          <TextLink href={`/furniture/${item.recordId}`} soft inline>
            {words.publicPage}
          </TextLink>
          {mayEdit && (
            <>
              {' '}
              ·{' '}
              <TextLink href={`/studio/catalog/new?like=${item.recordId}`} soft inline>
                {words.addSimilar}
              </TextLink>
            </>
          )}
        </>
      }
    >
      <div className={styles.columns}>
        {mayEdit ? (
          <ItemForm key={item.recordId} cells={cells} seen={seen} kind={item.kind} />
        ) : (
          <ItemFacts cells={cells} />
        )}
        {mayEdit && (
          <div className={styles.side}>
            <OnSale active={item.active} boards={boards} />
            <PiecePictures pictures={item.pictures} />
            <PieceModel {...its} />
          </div>
        )}
      </div>
    </DetailPage>
  );
}
