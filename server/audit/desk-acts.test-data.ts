import { approveAllAlternates, approveAlternates } from '../selection/desk/approve-alternates.ts';
import { arrangePiece } from '../selection/desk/arrange-piece.ts';
import { alternativesOfSlot, markAlternative } from '../selection/desk/desk-alternatives.ts';
import { amendWish } from '../selection/desk/edit/amend-wish.ts';
import { beginFrom } from '../selection/desk/edit/begin-from.ts';
import { copyBoard } from '../selection/desk/edit/copy-board.ts';
import { addSlot, emptySlot, setQuantity } from '../selection/desk/edit/slots.ts';
import { lockPiece } from '../selection/desk/lock-piece.ts';
import { proposeAgain } from '../selection/desk/propose-again.ts';
import { callBackBoards } from '../selection/desk/publish/call-back-boards.ts';
import { publishDesk } from '../selection/desk/publish/publish-desk.ts';
import { undoStep } from '../selection/desk/steps/undo-step.ts';
import { swapPiece } from '../selection/desk/swap-piece.ts';
import { writeBoardWords, writePieceNote } from '../selection/desk/write-words.ts';
import { markHealingSeen } from '../selection/healing/gone-from-boards.ts';
import { healBoards } from '../selection/healing/heal-boards.ts';
import { approvedBoards, healings, restock, setStock } from '../selection/healing/healing.test-data.ts';
import { undoHealing } from '../selection/healing/undo-healing.ts';
import { publishedFor } from '../selection/selection.test-data.ts';
import { pieceById } from '../selection/store.ts';
import { type ActingShop, type Acts, desk } from './every-act.test-data.ts';

/** Live boards with a piece that sold out, was swapped, and is back. */
async function healed({ ctx }: ActingShop): Promise<string> {
  await restock(ctx);
  const boards = await approvedBoards(ctx);
  await setStock(ctx, 0, boards.gone);
  await healBoards(ctx, boards);
  await restock(ctx);
  return (await healings(ctx, boards.selectionId))[0]?.id ?? '';
}

/** The acts on a desk and its boards, by use-case name. */
export const deskActs: Acts = {
  proposeAgain: async (shop) => {
    const { selection } = await desk(shop);
    return [await proposeAgain(shop.ada, { selectionId: selection.id, versions: null })];
  },
  swapPiece: async (shop) => {
    const { slot } = await desk(shop);
    const { id: pieceId, version } = slot;
    return [await swapPiece(shop.ada, { pieceId, version, recordId: 'rec-harrow-sofa-ink' })];
  },
  lockPiece: async (shop) => {
    const { slot, onIt } = await desk(shop);
    const piece = { pieceId: slot.id, recordId: onIt };
    return [
      await lockPiece(shop.ada, { ...piece, locked: true }),
      await lockPiece(shop.ada, { ...piece, locked: false }),
    ];
  },
  markAlternative: async (shop) => {
    const { slot } = await desk(shop);
    return [await markAlternative(shop.ada, { pieceId: slot.id, recordId: 'rec-harrow-sofa-ink', mark: 'offer' })];
  },
  arrangePiece: async (shop) => {
    const { slot, onIt } = await desk(shop);
    const seen = { recordId: onIt, foot: null };
    return [await arrangePiece(shop.ada, { pieceId: slot.id, seen, foot: { x: 40, y: 70 } })];
  },
  writeBoardWords: async (shop) => {
    const { board } = await desk(shop);
    const seen = { name: board.name, note: board.note };
    return [await writeBoardWords(shop.ada, { boardId: board.id, seen, name: 'Sage first', note: '' })];
  },
  writePieceNote: async (shop) => {
    const { slot, onIt } = await desk(shop);
    const seen = { recordId: onIt, note: slot.note };
    return [await writePieceNote(shop.ada, { pieceId: slot.id, seen, note: 'For two.' })];
  },
  publishDesk: async (shop) => [await publishDesk(shop.ada, { surveyId: (await desk(shop)).surveyId })],
  addSlot: async (shop) => {
    const { selection } = await desk(shop);
    return [await addSlot(shop.ada, { selectionId: selection.id, letter: 'a', kind: 'bench' })];
  },
  emptySlot: async (shop) => {
    const { selection, slot } = await desk(shop);
    return [await emptySlot(shop.ada, { selectionId: selection.id, pieceId: slot.id, version: slot.version })];
  },
  setQuantity: async (shop) => {
    const { slot } = await desk(shop);
    return [await setQuantity(shop.ada, { pieceId: slot.id, version: slot.version, quantity: 2 })];
  },
  amendWish: async (shop) => {
    const { selection } = await desk(shop);
    return [await amendWish(shop.ada, { selectionId: selection.id, slot: 0, wish: { materials: ['leather'] } })];
  },
  copyBoard: async (shop) => {
    const { selection } = await desk(shop);
    return [await copyBoard(shop.ada, { selectionId: selection.id })];
  },
  beginFrom: async (shop) => {
    const { selection: earlier } = await publishedFor(shop.ctx);
    const { selection } = await desk(shop);
    await proposeAgain(shop.maren, { selectionId: selection.id, versions: null, another: true });
    return [await beginFrom(shop.ada, { selectionId: selection.id, fromId: earlier.id })];
  },
  undoStep: async (shop) => {
    const { selection } = await desk(shop);
    await copyBoard(shop.ada, { selectionId: selection.id });
    return [
      await undoStep(shop.ada, { selectionId: selection.id, way: 'undo' }),
      await undoStep(shop.ada, { selectionId: selection.id, way: 'redo' }),
    ];
  },
  approveAlternates: async (shop) => {
    const { slot, onIt } = await desk(shop);
    const row = await pieceById(shop.ctx.db, slot.id);
    const [first = ''] = row ? await alternativesOfSlot(shop.ada, row) : [];
    return [await approveAlternates(shop.ada, { pieceId: slot.id, recordId: onIt, alternates: [first] })];
  },
  approveAllAlternates: async (shop) => {
    const { selection } = await desk(shop);
    return [await approveAllAlternates(shop.ada, { selectionId: selection.id })];
  },
  undoHealing: async (shop) => [await undoHealing(shop.ada, { healingId: await healed(shop) })],
  markHealingSeen: async (shop) => [await markHealingSeen(shop.ada, { healingId: await healed(shop) })],
  callBackBoards: async (shop) => {
    const { surveyId } = await desk(shop);
    await publishDesk(shop.maren, { surveyId });
    return [await callBackBoards(shop.ada, { surveyId })];
  },
};
