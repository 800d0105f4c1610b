import { z } from 'zod';
import { type BoardId, boardIds, type Finding, footSchema } from '#core/selection/index.ts';
import { parseJson } from '#core/texts/index.ts';
import type { Ctx } from '../context.ts';
import { closeRequest } from '../message/close-request.ts';
import { takeProject } from '../project/queue/take-project.ts';
import { approveAllAlternates, approveAlternates } from '../selection/desk/approve-alternates.ts';
import { arrangePiece } from '../selection/desk/arrange-piece.ts';
import { alternativeMarks, markAlternative } from '../selection/desk/desk-alternatives.ts';
import { amendWish } from '../selection/desk/edit/amend-wish.ts';
import { beginFrom } from '../selection/desk/edit/begin-from.ts';
import { copyBoard } from '../selection/desk/edit/copy-board.ts';
import { addSlot, emptySlot, setQuantity } from '../selection/desk/edit/slots.ts';
import { lockPiece } from '../selection/desk/lock-piece.ts';
import { proposeAgain, type SlotChanged } from '../selection/desk/propose-again.ts';
import { callBackBoards } from '../selection/desk/publish/call-back-boards.ts';
import { publishDesk } from '../selection/desk/publish/publish-desk.ts';
import { undoStep } from '../selection/desk/steps/undo-step.ts';
import { swapPiece } from '../selection/desk/swap-piece.ts';
import { undoHealing } from '../selection/healing/undo-healing.ts';

const arrangementSchema = z.object({
  seen: z.object({ recordId: z.string(), foot: footSchema.nullable() }),
  foot: footSchema.nullable(),
});
const versionsSchema = z.record(z.string(), z.number().int());

/** Where a piece was moved, as the page sends it; null if malformed. */
const readArrangement = (text: string) => arrangementSchema.safeParse(parseJson(text)).data ?? null;

/** The version of each slot the author saw. Malformed input gives an empty map, which matches no slot. */
const readVersions = (text: string): ReadonlyMap<string, number> =>
  new Map(Object.entries(versionsSchema.safeParse(parseJson(text)).data ?? {}));

const readLetter = (text: string): BoardId => boardIds.find((letter) => letter === text) ?? 'a';

const notFound = { ok: false, reason: 'not-found' } as const;
const offTheBoard = { ok: false, reason: 'off-the-board' } as const;

type Carried = Awaited<ReturnType<typeof carryOut>>;

/** What became of an act on the desk. */
export type DeskActDone =
  /** `changes`: what a new proposal changed; `act`: what was undone or done again. */
  | { ok: true; changes?: SlotChanged[]; act?: string }
  | { ok: false; reason: 'stopped' | 'asks'; findings: Finding[] }
  | {
      ok: false;
      reason: Exclude<Extract<Carried, { ok: false }>['reason'], 'stopped' | 'asks'>;
      changedBy?: string | null;
      recordId?: string | null;
    };

/** Carries out what a form of the desk asks for. */
export async function actOnDesk(
  ctx: Ctx,
  surveyId: string,
  form: FormData,
): Promise<{ act: string; pieceId: string; done: DeskActDone }> {
  const [act, pieceId] = ['act', 'pieceId'].map((name) => String(form.get(name) ?? ''));
  return { act: act ?? '', pieceId: pieceId ?? '', done: await carryOut(ctx, surveyId, form) };
}

async function carryOut(ctx: Ctx, surveyId: string, form: FormData) {
  // Forms send CRLF line endings; we store LF.
  const text = (name: string) => String(form.get(name) ?? '').replaceAll('\r\n', '\n');
  const [act, pieceId, recordId, selectionId] = [text('act'), text('pieceId'), text('recordId'), text('selectionId')];
  const version = Number(text('version'));
  switch (act) {
    case 'take':
      return takeProject(ctx, { surveyId });
    case 'publish':
      return publishDesk(ctx, { surveyId, sure: text('sure') === 'yes' });
    case 'undo-swap':
      return undoHealing(ctx, { healingId: text('swap') });
    case 'call-back':
      return callBackBoards(ctx, { surveyId: text('surveyId') || surveyId });
    case 'close-request':
      return closeRequest(ctx, { surveyId, answer: text('answer') });
    case 'swap':
      return swapPiece(ctx, { pieceId, recordId, version });
    case 'lock':
      return lockPiece(ctx, { pieceId, recordId, locked: text('locked') === 'true' });
    case 'alternative': {
      const mark = alternativeMarks.find((one) => one === text('mark'));
      return mark ? markAlternative(ctx, { pieceId, recordId, mark }) : notFound;
    }
    case 'approve':
      return approveAlternates(ctx, { pieceId, recordId, alternates: text('alternates').split(',').filter(Boolean) });
    case 'approve-all':
      return approveAllAlternates(ctx, { selectionId });
    case 'arrange': {
      const arrangement = readArrangement(text('arrangement'));
      return arrangement ? arrangePiece(ctx, { pieceId, ...arrangement }) : offTheBoard;
    }
    case 'propose':
      return proposeAgain(ctx, { selectionId, versions: readVersions(text('versions')), another: true });
    case 'add-slot':
      return addSlot(ctx, { selectionId, letter: readLetter(text('letter')), kind: text('kind') });
    case 'empty-slot':
      return emptySlot(ctx, { selectionId, pieceId, version });
    case 'quantity':
      return setQuantity(ctx, { pieceId, version, quantity: Number(text('quantity')) });
    case 'wish':
      return amendWish(ctx, { selectionId, slot: Number(text('slot')), wish: parseJson(text('wish')) });
    case 'copy':
      return copyBoard(ctx, { selectionId });
    case 'begin-from':
      return beginFrom(ctx, { selectionId, fromId: text('fromId') });
    case 'undo':
    case 'redo':
      return undoStep(ctx, { selectionId, way: act });
    default:
      return notFound;
  }
}
