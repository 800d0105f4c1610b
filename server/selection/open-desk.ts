import { type CatalogueItem, type PieceKind, publicItem } from '#core/catalog/index.ts';
import {
  type BoardId,
  type DoorFit,
  doorFit,
  type Finding,
  type Foot,
  type Reason,
  type Relaxation,
  reasonsFor,
  relaxedBy,
  relaxedWords,
  type SelectionState,
  slotsOf,
} from '#core/selection/index.ts';
import { type Answers, type Brief, type BriefPiece, briefOf } from '#core/survey/index.ts';
import { accountContacts } from '../account/account-contact.ts';
import { authorise } from '../account/authorise.ts';
import { itemsById } from '../catalog/find-items.ts';
import type { Ctx } from '../context.ts';
import { revisionRequests } from '../message/revision-requests.ts';
import { projectFacts } from '../project/project-facts.ts';
import { getSubmittedSurvey } from '../survey/get-submitted-survey.ts';
import { deskFindings } from './desk-findings.ts';
import { draftBoards } from './draft-boards.ts';
import {
  type BoardPieceRow,
  boardsOfAll,
  type DeskBoard,
  footOf,
  type SelectionRow,
  selectionsOfSurvey,
} from './store.ts';

/** A place on a board of the desk, and what speaks for and against the piece that stands there. */
export interface DeskSlot {
  id: string;
  slot: number;
  version: number;
  kind: PieceKind;
  quantity: number;
  note: string;
  item: ReturnType<typeof publicItem> | null;
  /** Why nothing stands there. */
  unfilled: string | null;
  reasons: Reason[];
  /** What it does not keep of what was asked; why, where the composer had to give it up. */
  relaxed: { what: Relaxation; why: string | null }[];
  fit: DoorFit | null;
  /** It stays when the rest is proposed again. */
  locked: boolean;
  /** Where the specialist set it on the board. */
  foot: Foot | null;
}

export interface DeskBoardShown {
  id: string;
  letter: BoardId;
  name: string;
  note: string;
  slots: DeskSlot[];
}

export interface Desk {
  surveyId: string;
  answers: Answers;
  brief: Brief;
  customer: string;
  project: NonNullable<Awaited<ReturnType<typeof projectFacts>>>;
  specialist: string | null;
  /** Whoever asks has taken it. */
  mine: boolean;
  selection: { id: string; revision: number; state: SelectionState; boards: DeskBoardShown[] } | null;
  findings: Finding[];
  /** What the customer asked to be changed, while it is being changed. */
  asked: { kind: 'swap-request' | 'new-pair-request'; body: string; piece: string | null } | null;
  /** Pairs that went out before, the newest first. */
  earlier: EarlierPair[];
}

export interface EarlierPair {
  id: string;
  revision: number;
  publishedAt: Date | null;
  boards: { letter: BoardId; name: string; note: string; pieces: string[] }[];
}

/**
 * A project as the specialist works on it. The draft is laid out as soon as somebody has taken it; before that there is
 * only the brief. Null for those who may not, and for what does not exist.
 */
export async function openDesk(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'actor'>,
  { surveyId }: { surveyId: string },
): Promise<Desk | null> {
  const allowed = authorise(ctx.actor, 'board.compose');
  const project = allowed.ok ? await projectFacts(ctx, surveyId) : null;
  const survey = project && (await getSubmittedSurvey(ctx, surveyId));
  const brief = survey && briefOf(survey.answers);
  if (!allowed.ok || !project || !survey || !brief) return null;
  const { takenAt, specialistId, accountId } = project;
  if (takenAt) await draftBoards(ctx, { surveyId, specialistId });
  const pairs = await selectionsOfSurvey(ctx.db, surveyId);
  const [newest, ...older] = pairs;
  const all = await boardsOfAll(
    ctx.db,
    pairs.map(({ id }) => id),
  );
  const recordIds = new Set(all.flatMap(({ pieces }) => pieces.flatMap(({ recordId }) => recordId ?? [])));
  const [items, people] = await Promise.all([
    itemsById(ctx, [...recordIds]),
    accountContacts(ctx, [accountId, ...(specialistId ? [specialistId] : [])]),
  ]);
  const boardsOf = ({ id }: SelectionRow) => all.filter(({ selectionId }) => selectionId === id);
  const boards = newest ? boardsOf(newest) : [];
  return {
    surveyId,
    answers: survey.answers,
    brief,
    customer: people.get(accountId)?.firstName ?? '',
    project,
    specialist: specialistId ? (people.get(specialistId)?.firstName ?? null) : null,
    mine: takenAt !== null && specialistId === allowed.account.id,
    selection: newest ? shownSelection(newest, boards, items, brief) : null,
    findings: newest?.state === 'draft' ? deskFindings(boards, items, brief) : [],
    asked: project.state === 'revising' ? await askedFor(ctx, surveyId) : null,
    earlier: older.map((row) => earlierPair(row, boardsOf(row), items)),
  };
}

async function askedFor(ctx: Pick<Ctx, 'db'>, surveyId: string): Promise<Desk['asked']> {
  const request = (await revisionRequests(ctx, [surveyId])).get(surveyId);
  if (!request) return null;
  const { kind, body, recordId } = request;
  return { kind, body, piece: recordId && ((await itemsById(ctx, [recordId])).get(recordId)?.name ?? null) };
}

function earlierPair({ id, revision, publishedAt }: SelectionRow, boards: DeskBoard[], items: Items): EarlierPair {
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

function shownSelection({ id, revision, state }: SelectionRow, boards: DeskBoard[], items: Items, brief: Brief) {
  const shown = boards.map(({ id: boardId, letter, name, note, pieces }) => ({
    ...{ id: boardId, letter, name, note },
    slots: pieces.map((piece) => shownSlot(piece, pieces, items, brief)),
  }));
  return { id, revision, state, boards: shown };
}

function shownSlot(row: BoardPieceRow, all: readonly BoardPieceRow[], items: Items, brief: Brief): DeskSlot {
  const { id, slot, version, quantity, note, unfilled, locked } = row;
  const kind = row.kind as PieceKind;
  const item = itemOf(row, items);
  const asked = slotsOf(brief)[slot];
  const others = all.filter((other) => other.id !== id).flatMap((other) => itemOf(other, items) ?? []);
  return {
    ...{ id, slot, version, kind, quantity, note, unfilled, locked },
    foot: footOf(row).foot ?? null,
    item: item && publicItem(item),
    reasons: item && asked ? reasonsFor(item, asked, brief, others) : [],
    relaxed: item && asked ? givenUp(item, asked, brief, row.relaxed) : [],
    fit: item && doorFit(item, brief.doorway),
  };
}

/** A sentence of the composer holds for the piece that it had set there, and for no other since. */
const givenUp = (item: CatalogueItem, asked: BriefPiece, brief: Brief, said: readonly string[]) =>
  relaxedBy(item, asked, brief).map((what) => ({
    what,
    why: said.find((sentence) => sentence === relaxedWords(what, asked)) ?? null,
  }));
