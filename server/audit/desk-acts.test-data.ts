import { amendWish } from '../selection/desk/edit/amend-wish.ts';
import { beginFrom } from '../selection/desk/edit/begin-from.ts';
import { copyBoard } from '../selection/desk/edit/copy-board.ts';
import { addSlot, emptySlot, setQuantity } from '../selection/desk/edit/slots.ts';
import { proposeAgain } from '../selection/desk/propose-again.ts';
import { callBackBoards } from '../selection/desk/publish/call-back-boards.ts';
import { publishDesk } from '../selection/desk/publish/publish-desk.ts';
import { undoStep } from '../selection/desk/steps/undo-step.ts';
import { publishedFor } from '../selection/selection.test-data.ts';
import { type Acts, desk } from './every-act.test-data.ts';

/** The acts on whole boards, by use-case name. */
export const deskActs: Acts = {
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
  callBackBoards: async (shop) => {
    const { surveyId } = await desk(shop);
    await publishDesk(shop.maren, { surveyId });
    return [await callBackBoards(shop.ada, { surveyId })];
  },
};
