import { type CatalogueItem, type PieceKind, publicItem } from '#core/catalog/index.ts';
import {
  type Around,
  type BoardId,
  type BoardTerm,
  boardTerms,
  type CatalogueIndex,
  compromisesOf,
  type DoorFit,
  doorFit,
  type Finding,
  type Foot,
  type GivenUp,
  givenUpIn,
  type InTheWay,
  inTheWay,
  isRelaxation,
  type Reason,
  type Relaxation,
  reasonsFor,
  type SelectionState,
  slotsOf,
} from '#core/selection/index.ts';
import { type Answers, type Brief, briefOf } from '#core/survey/index.ts';
import { authorise } from '../../authorise.ts';
import { itemsById } from '../../catalog/find-items.ts';
import type { Ctx } from '../../context.ts';
import { type ProjectOnDesk, projectOnDesk, waitsForBoards } from '../../project/project-on-desk.ts';
import { type BoardPieceRow, footOf, pairsOfSurvey } from '../store.ts';
import { indexedCatalogue } from './catalogue-index.ts';
import { declinedPieces, swappedFrom } from './declined-pieces.ts';
import { deskFindings, mainPieceFindings, missingMainFindings } from './desk-findings.ts';
import { draftBoards } from './draft-boards.ts';

/** A slot on the desk, with the reasons for and against the piece in it. */
export interface DeskSlot {
  id: string;
  slot: number;
  version: number;
  kind: PieceKind;
  quantity: number;
  note: string;
  item: ReturnType<typeof publicItem> | null;
  /** Why the slot is empty. */
  unfilled: string | null;
  reasons: Reason[];
  /** Wishes this piece doesn't meet, and why, as of now. */
  relaxed: { what: Relaxation; why: string }[];
  fit: DoorFit | null;
  /** Stays when the rest is proposed again. */
  locked: boolean;
  /** Where the specialist placed it on the board. */
  foot: Foot | null;
  /** What the piece's compromises cost the board, in points. */
  compromises: ReturnType<typeof compromisesOf>;
  /** Why the board can't be ordered at once because of this piece; null if it's ready to ship. */
  inTheWay: InTheWay | null;
}

export interface DeskBoardShown {
  id: string;
  letter: BoardId;
  name: string;
  note: string;
  slots: DeskSlot[];
  /** What the board's score is made of. */
  terms: BoardTerm[];
}

export interface Desk {
  surveyId: string;
  answers: Answers;
  brief: Brief;
  customer: string;
  project: ProjectOnDesk['project'];
  specialist: string | null;
  /** The caller has taken it. */
  mine: boolean;
  selection: { id: string; revision: number; state: SelectionState; boards: DeskBoardShown[] } | null;
  findings: Finding[];
  /** The customer's change request, during a revision. */
  asked: ProjectOnDesk['asked'];
  /** Pairs published earlier, newest first. */
  earlier: EarlierPair[];
}

export interface EarlierPair {
  id: string;
  revision: number;
  publishedAt: Date | null;
  boards: { letter: BoardId; name: string; note: string; pieces: string[] }[];
}

/**
 * A project as the specialist works on it. The draft is created once someone has taken the project; before that there
 * is only the brief. Null if the caller may not see it or it doesn't exist.
 */
export async function openDesk(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'actor'>,
  { surveyId }: { surveyId: string },
): Promise<Desk | null> {
  const allowed = authorise(ctx.actor, 'board.compose');
  const found = allowed.ok ? await projectOnDesk(ctx, surveyId) : null;
  const brief = found && briefOf(found.answers);
  if (!allowed.ok || !found || !brief) return null;
  const { project, answers, customer, specialist, asked } = found;
  const pairs = await pairsWithDraft(ctx, project);
  const [newest, ...older] = pairs;
  const pieces = pairs.flatMap(({ boards }) => boards.flatMap((board) => board.pieces));
  const items = await itemsById(ctx, [...new Set(pieces.flatMap(({ recordId }) => recordId ?? []))]);
  return {
    ...{ surveyId, answers, brief, customer, project, specialist, asked },
    mine: project.takenAt !== null && project.specialistId === allowed.account.id,
    selection: newest ? shownSelection(newest, items, await shownWith(ctx, newest, brief)) : null,
    findings:
      newest?.row.state === 'draft'
        ? [
            ...deskFindings(newest.boards, items, brief),
            ...missingMainFindings(newest.boards, { brief, items, ...(await indexedCatalogue(ctx)) }, 'warns'),
            ...mainPieceFindings(await swappedFrom(ctx, newest.row), newest.boards),
          ]
        : [],
    earlier: older.map((pair) => earlierPair(pair, items)),
  };
}

/** A taken project that is waiting for boards gets its draft the first time someone looks at it. */
async function pairsWithDraft(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids'>,
  { surveyId, takenAt, specialistId, state }: Desk['project'],
): Promise<Pair[]> {
  const pairs = await pairsOfSurvey(ctx.db, surveyId);
  if (!takenAt || !waitsForBoards(state) || pairs[0]?.row.state === 'draft') return pairs;
  await draftBoards(ctx, { surveyId, specialistId });
  return pairsOfSurvey(ctx.db, surveyId);
}

type Pair = Awaited<ReturnType<typeof pairsOfSurvey>>[number];

function earlierPair({ row: { id, revision, publishedAt }, boards }: Pair, items: Items): EarlierPair {
  return {
    ...{ id, revision, publishedAt },
    boards: boards.map(({ letter, name, note, pieces }) => ({
      ...{ letter, name, note },
      pieces: pieces.flatMap((piece) => itemOf(piece, items)?.name ?? []),
    })),
  };
}

type Items = ReadonlyMap<string, CatalogueItem>;

const itemOf = ({ recordId }: BoardPieceRow, items: Items) =>
  recordId === null ? null : (items.get(recordId) ?? null);

/** What a slot is judged by, besides the other pieces on its board. */
interface ShownWith {
  brief: Brief;
  index: CatalogueIndex;
  declined: ReadonlySet<string>;
}

async function shownWith(ctx: Pick<Ctx, 'db'>, { row }: Pair, brief: Brief): Promise<ShownWith> {
  const { index } = await indexedCatalogue(ctx);
  return { brief, index, declined: await declinedPieces(ctx, row) };
}

function shownSelection({ row: { id, revision, state }, boards }: Pair, items: Items, given: ShownWith) {
  const shown = boards.map(({ id: boardId, letter, name, note, pieces }) => {
    const others = boards.filter((other) => other.id !== boardId);
    const onOtherBoard = new Set(others.flatMap((other) => other.pieces.flatMap(({ recordId }) => recordId ?? [])));
    const around: Around = { otherBoard: letter === 'a' ? 'b' : 'a', onOtherBoard, declined: given.declined };
    const asked = slotsOf(given.brief);
    const filled = pieces.flatMap((row) => {
      const [piece, item] = [asked[row.slot], itemOf(row, items)];
      return piece && item ? [{ piece, item }] : [];
    });
    return {
      ...{ id: boardId, letter, name, note },
      terms: boardTerms(given.brief, letter, filled),
      slots: pieces.map((piece) => shownSlot(piece, pieces, items, { ...given, letter, around })),
    };
  });
  return { id, revision, state, boards: shown };
}

function shownSlot(
  row: BoardPieceRow,
  all: readonly BoardPieceRow[],
  items: Items,
  { brief, index, letter, around }: ShownWith & { letter: BoardId; around: Around },
): DeskSlot {
  const { id, slot, version, quantity, note, unfilled, locked } = row;
  const kind = row.kind as PieceKind;
  const item = itemOf(row, items);
  const asked = slotsOf(brief)[slot];
  const others = all.filter((other) => other.id !== id).flatMap((other) => itemOf(other, items) ?? []);
  const taken = new Set([...around.onOtherBoard, ...all.flatMap(({ recordId }) => recordId ?? [])]);
  const filled = item && asked && { item, piece: { ...asked, quantity } };
  return {
    ...{ id, slot, version, kind, quantity, note, unfilled, locked },
    compromises: filled && item.kind === asked.kind ? compromisesOf(brief, filled) : [],
    inTheWay: filled ? inTheWay(brief, index, item, { board: letter, piece: filled.piece, others, taken }) : null,
    foot: footOf(row).foot ?? null,
    item: item && publicItem(item),
    reasons: item && asked ? reasonsFor(item, asked, brief, others) : [],
    relaxed: item && asked ? relaxedIn(givenUpIn(brief, index, item, asked, around)) : [],
    fit: item && doorFit(item, brief.doorway),
  };
}

const relaxedIn = (all: readonly GivenUp[]): DeskSlot['relaxed'] =>
  all.flatMap(({ fact: { wish }, deskWords }) => (isRelaxation(wish) ? [{ what: wish, why: deskWords }] : []));
