import { type CatalogItem, type PieceKind, publicItem } from '#core/catalog/index.ts';
import {
  type Around,
  approvedFor,
  type BoardId,
  type BoardTerm,
  boardTerms,
  type CatalogIndex,
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
  mayCallBack,
  openNow,
  overTier,
  type Reason,
  type Relaxation,
  reasonsFor,
  type SelectionState,
  slotsOf,
  slotsWith,
  type TasteModel,
  type Wishes,
} from '#core/selection/index.ts';
import { type Answers, type Brief, type BriefPiece, briefOf } from '#core/survey/index.ts';
import { authorise, permits } from '../../authorise.ts';
import { itemsById } from '../../catalog/find-items.ts';
import { actorName, type Ctx } from '../../context.ts';
import { type ProjectOnDesk, projectOnDesk, waitsForBoards } from '../../project/project-on-desk.ts';
import { tasteOfPair } from '../learning/taste-in-use.ts';
import { type BoardPieceRow, footOf, pairsOfSurvey } from '../store.ts';
import { indexedCatalog } from './catalog-index.ts';
import { declinedPieces, swappedFrom } from './declined-pieces.ts';
import { deskFindings, mainPieceFindings, missingMainFindings } from './desk-findings.ts';
import { draftBoards } from './draft-boards.ts';
import { isLeftOpen } from './edit/slots.ts';
import { type StepsAround, stepsAround } from './steps/store-steps.ts';

/** A slot on the desk, with the reasons for and against the piece in it. */
export interface DeskSlot {
  id: string;
  slot: number;
  version: number;
  kind: PieceKind;
  /** What the slot asks for now, newest wishes included; null for a piece no one asked for. */
  wish: BriefPiece | null;
  /** The wish isn't the quiz's anymore. */
  amended: boolean;
  /** Added on the desk, so it can be removed. */
  added: boolean;
  quantity: number;
  note: string;
  item: ReturnType<typeof publicItem> | null;
  /** Why the slot is empty. */
  unfilled: string | null;
  reasons: Reason[];
  /** Wishes this piece doesn't meet, and why, as of now. */
  relaxed: { what: Relaxation; why: string }[];
  fit: DoorFit | null;
  /** How much more it costs than the tier they asked for. */
  overCents: number;
  /** Stays when the rest is proposed again. */
  locked: boolean;
  /** How many alternates are approved, should it go from the published board. */
  approved: number;
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
  customerPage: ProjectOnDesk['customerPage'];
  project: ProjectOnDesk['project'];
  specialist: string | null;
  /** The caller has taken it. */
  mine: boolean;
  selection: DeskPair | null;
  findings: Finding[];
  /** The customer's change request, during a revision. */
  asked: ProjectOnDesk['asked'];
  /** Pairs published earlier, newest first. */
  earlier: EarlierPair[];
}

export interface DeskPair {
  id: string;
  surveyId: string;
  revision: number;
  state: SelectionState;
  wishes: Wishes;
  /** The learned taste it was proposed with. */
  tasteVersion: number | null;
  boards: DeskBoardShown[];
  publishedAt: Date | null;
  /** Until when the letter waits, and whether the customer has opened the boards. */
  letterDueAt: Date | null;
  openedAt: Date | null;
  mayCallBack: boolean;
  /** What the caller would undo and redo next, and when they last changed something. */
  steps: StepsAround;
  /** The slots whose piece the customer asks to swap. */
  askedSlots: string[];
}

export interface EarlierPair {
  id: string;
  revision: number;
  publishedAt: Date | null;
  boards: { letter: BoardId; name: string; note: string; pieces: string[] }[];
}

/**
 * A project as the specialist works on it. The draft is created once someone has taken the project; before that there
 * is only the brief. Support reads it. Null if the caller may not see it or it doesn't exist.
 */
export async function openDesk(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'actor'>,
  { surveyId }: { surveyId: string },
): Promise<Desk | null> {
  const allowed = authorise(ctx.actor, 'project.view-any');
  const found = allowed.ok ? await projectOnDesk(ctx, surveyId) : null;
  const brief = found && briefOf(found.answers, found.drawn);
  if (!allowed.ok || !found || !brief) return null;
  const { project, answers, customer, customerPage, specialist, asked } = found;
  const composes = permits(ctx.actor, 'board.compose');
  const pairs = composes ? await pairsWithDraft(ctx, project) : await pairsOfSurvey(ctx.db, surveyId);
  const [newest, ...older] = pairs;
  const pieces = pairs.flatMap(({ boards }) => boards.flatMap((board) => board.pieces));
  const items = await itemsById(ctx, [...new Set(pieces.flatMap(({ recordId }) => recordId ?? []))]);
  return {
    ...{ surveyId, answers, brief, customer, customerPage, project, specialist, asked },
    mine: project.takenAt !== null && project.specialistId === allowed.account.id,
    selection: newest
      ? {
          ...shownSelection(newest, items, await shownWith(ctx, newest, brief)),
          mayCallBack: composes && mayCallBack(newest.row, ctx.clock.now()).ok,
          steps: await stepsAround(ctx.db, { selectionId: newest.row.id, actorId: actorName(ctx.actor) ?? '' }),
          askedSlots: askedSlots(newest, older[0], asked?.recordId ?? null),
        }
      : null,
    findings:
      newest?.row.state === 'draft'
        ? [
            ...deskFindings(newest.boards, items, brief, newest.row.wishes),
            ...missingMainFindings(newest.boards, { brief, items, ...(await indexedCatalog(ctx)) }, 'warns'),
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

/** The slots that held the piece the customer wants swapped, on the boards they saw. */
function askedSlots(newest: Pair, before: Pair | undefined, recordId: string | null): string[] {
  if (recordId === null || !before || newest.row.state !== 'draft') return [];
  return before.boards.flatMap(({ letter, pieces }) => {
    const now = newest.boards.find((board) => board.letter === letter)?.pieces ?? [];
    const slots = pieces.filter((piece) => piece.recordId === recordId).map(({ slot }) => slot);
    return now.filter(({ slot }) => slots.includes(slot)).map(({ id }) => id);
  });
}

type Items = ReadonlyMap<string, CatalogItem>;

const itemOf = ({ recordId }: BoardPieceRow, items: Items) =>
  recordId === null ? null : (items.get(recordId) ?? null);

/** What a slot is judged by, besides the other pieces on its board. */
interface ShownWith {
  brief: Brief;
  wishes: Wishes;
  index: CatalogIndex;
  declined: ReadonlySet<string>;
  taste: TasteModel | null;
}

async function shownWith(ctx: Pick<Ctx, 'db'>, { row }: Pair, brief: Brief): Promise<ShownWith> {
  const { index } = await indexedCatalog(ctx);
  const [declined, taste] = await Promise.all([declinedPieces(ctx, row), tasteOfPair(ctx, row)]);
  return { brief, wishes: row.wishes, index, declined, taste };
}

function shownSelection({ row, boards }: Pair, items: Items, given: ShownWith) {
  const shown = boards.map(({ id: boardId, letter, name, note, pieces }) => {
    const others = boards.filter((other) => other.id !== boardId);
    const onOtherBoard = new Set(others.flatMap((other) => other.pieces.flatMap(({ recordId }) => recordId ?? [])));
    const around: Around = { otherBoard: letter === 'a' ? 'b' : 'a', onOtherBoard, declined: given.declined };
    const asked = slotsWith(given.brief, row.wishes);
    const filled = pieces.flatMap((row) => {
      const [piece, item] = [asked[row.slot], itemOf(row, items)];
      return piece && item ? [{ piece, item }] : [];
    });
    return {
      ...{ id: boardId, letter, name, note },
      terms: boardTerms(given.brief, letter, filled, given.taste),
      slots: pieces.map((piece) => shownSlot(piece, pieces, items, { ...given, letter, around })),
    };
  });
  const { id, surveyId, revision, state, wishes, tasteVersion, publishedAt, letterDueAt, openedAt } = row;
  return { id, surveyId, revision, state, wishes, tasteVersion, publishedAt, letterDueAt, openedAt, boards: shown };
}

function shownSlot(
  row: BoardPieceRow,
  all: readonly BoardPieceRow[],
  items: Items,
  { brief, wishes, index, letter, around }: ShownWith & { letter: BoardId; around: Around },
): DeskSlot {
  const { id, slot, version, quantity, note, unfilled, locked } = row;
  const kind = row.kind as PieceKind;
  const item = itemOf(row, items);
  const wish = slotsWith(brief, wishes)[slot] ?? null;
  const asked = wish && { ...wish, quantity };
  const others = all.filter((other) => other.id !== id).flatMap((other) => itemOf(other, items) ?? []);
  const taken = new Set([...around.onOtherBoard, ...all.flatMap(({ recordId }) => recordId ?? [])]);
  const filled = item && asked && { item, piece: { ...asked, quantity } };
  return {
    ...{ id, slot, version, kind, quantity, note, locked, wish },
    amended: Object.keys(wishes[slot] ?? {}).some((trait) => trait !== 'kind'),
    added: slot >= slotsOf(brief).length,
    compromises: filled && item.kind === asked.kind ? compromisesOf(brief, filled) : [],
    inTheWay: filled ? inTheWay(brief, index, item, { board: letter, piece: filled.piece, others, taken }) : null,
    approved: approvedFor(row.alternates, row.recordId).length,
    foot: footOf(row).foot ?? null,
    item: item && publicItem(item),
    reasons: item && asked ? reasonsFor(item, asked, brief, others) : [],
    relaxed: item && asked ? relaxedIn(givenUpIn(brief, index, item, asked, around)) : [],
    fit: item && doorFit(item, brief.doorway),
    overCents: item && asked ? overTier(item, asked) : 0,
    // The reason it was left open for may have passed. One emptied by hand says so.
    unfilled: item || !asked || isLeftOpen(unfilled) ? unfilled : openNow(brief, index, asked, around),
  };
}

const relaxedIn = (all: readonly GivenUp[]): DeskSlot['relaxed'] =>
  all.flatMap(({ fact: { wish }, deskWords }) => (isRelaxation(wish) ? [{ what: wish, why: deskWords }] : []));
