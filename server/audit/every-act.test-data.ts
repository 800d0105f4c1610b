import { eq } from 'drizzle-orm';
import { anything, cellsOf, exportJson } from '#core/catalog/index.ts';
import { standardPriceList } from '#core/price-list/index.ts';
import { easternDay } from '#core/promotion/index.ts';
import { createAccount } from '../../tests/setup/context.ts';
import { createKey } from '../api-key/create-key.ts';
import { revokeKey } from '../api-key/revoke-key.ts';
import { sendPayload } from '../api-key/send-payload.ts';
import { exportCatalog } from '../catalog/export-catalog.ts';
import { applyImport, previewImport } from '../catalog/import-catalog.ts';
import { activateItem, deactivateItem } from '../catalog/offer-item.ts';
import { addPicture, leadWithPicture, removePicture } from '../catalog/pictures/change-pictures.ts';
import { getStudioItem } from '../catalog/search-catalog.ts';
import { seedDemoCatalog } from '../catalog/seed-demo-catalog.ts';
import { answerMessage } from '../contact/answer-message.ts';
import { sortMessage } from '../contact/sort-message.ts';
import type { Ctx } from '../context.ts';
import { contactMessage, outbox } from '../db/schema/index.ts';
import { lookAgain } from '../exception/look-again.ts';
import { retryJob } from '../exception/retry-job.ts';
import { exportBoardFigures } from '../figures/board-figures.ts';
import { exportFigures } from '../figures/studio-figures.ts';
import { exportTasteFigures } from '../figures/taste-figures.ts';
import { exportTaxFigures } from '../figures/tax-figures.ts';
import { png } from '../media/decoding/hostile.test-data.ts';
import { askForRevision } from '../message/ask-for-revision.ts';
import { closeRequest } from '../message/close-request.ts';
import { sendMessage } from '../message/send-message.ts';
import { newPiece, type OrderShop, openOrderShop, orderedFor, shopper } from '../order/order.test-data.ts';
import { noteMismatch } from '../payment/mismatch.ts';
import { assignProject } from '../project/queue/assign-project.ts';
import { handOverProjects } from '../project/queue/hand-over-projects.ts';
import { takeProject } from '../project/queue/take-project.ts';
import { saveWorkload } from '../project/queue/workloads.ts';
import { changeCoupon } from '../promotion/change-coupon.ts';
import { createCoupon } from '../promotion/create-coupon.ts';
import { savePromotion } from '../promotion/save-promotion.ts';
import { openRoomOnDesk } from '../room/open-room.ts';
import { saveRoom } from '../room/save-room.ts';
import { laidOutDesk, publishedFor, waitingFor } from '../selection/selection.test-data.ts';
import { editSettings } from '../settings/edit-settings.ts';
import { savePriceList, withdrawPriceList } from '../settings/save-price-list.ts';
import { createSurvey } from '../survey/create-survey.ts';
import { livingRoom } from '../survey/survey.test-data.ts';
import { importTaxFile, listTaxFiles, previewTaxFile, undoTaxFile } from '../tax/import-rates.ts';
import { noteMissingRate, settleMissingRate } from '../tax/missing-rates.ts';
import { cancelVisit } from '../visit/cancel-visit.ts';
import { requestVisit } from '../visit/request-visit.ts';
import { updateVisit } from '../visit/update-visit.ts';

export interface ActingShop extends OrderShop {
  /** May do everything there is to do in the studio. */
  ada: Ctx;
  /** Does the setup steps, so that only the act itself is Ada's. */
  maren: Ctx;
}

/** The results of each act. At least one must have succeeded, or the test fails. */
export type Acts = Readonly<Record<string, (shop: ActingShop) => Promise<readonly unknown[]>>>;

export async function openActingShop(): Promise<ActingShop> {
  const shop = await openOrderShop();
  await seedDemoCatalog(shop.ctx);
  const ada = shop.ctx.as(await createAccount(shop.ctx, { role: 'admin', firstName: 'Ada' }));
  return { ...shop, ada, maren: shop.ctx.as(shop.specialist) };
}

export const recordId = 'rec-alder-sofa-sage';

export async function pieceOf({ ada }: ActingShop) {
  const found = await getStudioItem(ada, recordId);
  if (!found) throw new Error('no such piece');
  return { ...found, cells: cellsOf(found.item), seen: { revision: found.revision, stock: found.item.stock } };
}

async function pictured(shop: ActingShop, by = shop.maren) {
  const done = await addPicture(by, { recordId, view: 'detail', bytes: await png() });
  const publicId = (await pieceOf(shop)).item.pictures.detail.at(-1)?.publicId ?? '';
  return { done, publicId };
}

async function writtenToUs({ ctx }: ActingShop): Promise<string> {
  const id = ctx.ids.next('contact');
  await ctx.db.insert(contactMessage).values({
    ...{ id, onceKey: id, name: 'June', email: 'june@example.com', topic: 'order', message: 'Where is my rug?' },
    ...{ state: 'new', receivedAt: ctx.clock.now() },
  });
  return id;
}

const home = { street: '12 Oak Street', zip: '11201', phone: '718-555-0142' };
async function visitAsked({ ctx }: ActingShop): Promise<string> {
  const june = ctx.as(await createAccount(ctx));
  const made = await createSurvey(june, livingRoom);
  if (!made.ok) throw new Error(made.reason);
  const surveyId = made.survey.id;
  await requestVisit(june, { ...home, surveyId, preferredDays: ['2026-11-20', '2026-11-18'] });
  return surveyId;
}

export async function desk({ ctx, maren }: ActingShop) {
  const { surveyId } = await waitingFor(ctx);
  const { selection } = await laidOutDesk(maren, surveyId);
  const [first] = selection.boards;
  const [slot, other] = first?.slots ?? [];
  if (!first || !slot?.item || !other) throw new Error('nothing on the desk');
  return { surveyId, selection, board: first, slot, onIt: slot.item.recordId };
}

const coupon = (code: string, percent: number) => ({
  ...{ code, scope: 'furniture', percent, limit: null, firstDay: null, lastDay: null },
  ...{ limitPerCustomer: null, minimumCents: 0, paused: false },
});

/** Today, so that it can be complete. */
const visit = (ada: Ctx, surveyId: string) => {
  const date = easternDay(ada.clock.now());
  return updateVisit(ada, { surveyId, update: { act: 'schedule', representative: 'Maren', date } });
};

/** The studio's acts that have no list of their own beside this one, by use-case name. */
export const studioActs: Acts = {
  createKey: async ({ ada }) => [await createKey(ada, { name: 'Warehouse', scopes: ['helper.add-selections'] })],
  revokeKey: async ({ ada }) => {
    const made = await createKey(ada, { name: 'Planner', scopes: ['helper.add-selections'] });
    return [made, made.ok && (await revokeKey(ada, { id: made.id }))];
  },
  sendPayload: async ({ ctx, ada }) => {
    const made = await createKey(ada, { name: 'Composer', scopes: ['helper.add-selections'] });
    const { customer, surveyId } = await waitingFor(ctx);
    const boards = ['Calm', 'Bold'].map((name) => ({ name, furniture: ['rec-lattice-rug-8x10'] }));
    const json = JSON.stringify({ user: customer.id, survey: surveyId, boards, allowProblems: true });
    const payload = { path: '/addSelections', key: made.ok ? made.key : '', json };
    return [
      made,
      await sendPayload(ada, { ...payload, trial: true }),
      await sendPayload(ada, { ...payload, trial: false }),
    ];
  },
  editSettings: async ({ ada }) => [
    await editSettings(ada, { patch: { selectionDiscountPercent: 5 }, seen: { selectionDiscountPercent: 0 } }),
  ],
  savePriceList: async ({ ada }) => {
    const list = { ...standardPriceList, fromDay: '2027-03-01', feeCents: 16_900 };
    return [
      await savePriceList(ada, { list, replaces: null }),
      await savePriceList(ada, { list: { ...list, feeCents: 17_900 }, replaces: list }),
    ];
  },
  withdrawPriceList: async ({ ada }) => {
    const list = { ...standardPriceList, fromDay: '2027-04-01' };
    return [
      await savePriceList(ada, { list, replaces: null }),
      await withdrawPriceList(ada, { fromDay: list.fromDay }),
    ];
  },
  importTaxFile: async ({ ada }) => {
    const file = { name: 'rates.csv', text: 'zip,state,from,stateRate,shippingTaxed\n,MA,2026-01-01,6.25,no' };
    const preview = await previewTaxFile(ada, file);
    return [await importTaxFile(ada, { file, stamp: preview?.stamp ?? '' })];
  },
  undoTaxFile: async ({ ada }) => {
    const file = { name: 'other.csv', text: 'zip,state,from,stateRate,shippingTaxed\n,MA,2026-01-01,5,no' };
    const preview = await previewTaxFile(ada, file);
    await importTaxFile(ada, { file, stamp: preview?.stamp ?? '' });
    const [inUse] = (await listTaxFiles(ada)) ?? [];
    return [await undoTaxFile(ada, { seen: inUse?.id ?? null })];
  },
  settleMissingRate: async ({ ctx, ada }) => {
    await noteMissingRate(ctx, { state: 'VT', zip: '05401' });
    return [await settleMissingRate(ada, { id: 'VT 05401', words: 'We have no nexus there.' })];
  },
  createCoupon: async ({ ada }) => [await createCoupon(ada, coupon('SPRING', 10))],
  changeCoupon: async ({ ada }) => [
    await createCoupon(ada, coupon('AUTUMN', 10)),
    await changeCoupon(ada, coupon('AUTUMN', 15)),
    await changeCoupon(ada, { ...coupon('AUTUMN', 15), paused: true }),
  ],
  savePromotion: async ({ ada }) => {
    const terms = { name: 'Free shipping', firstDay: '2026-11-01', lastDay: '2026-11-30' };
    const made = await savePromotion(ada, { id: null, terms, paused: false });
    return [made, made.ok && (await savePromotion(ada, { id: made.id, terms, paused: true }))];
  },

  deactivateItem: async ({ ada }) => [await deactivateItem(ada, { recordId, seenBoards: [] })],
  activateItem: async ({ ada }) => [await activateItem(ada, { recordId })],
  addPicture: async (shop) => [(await pictured(shop, shop.ada)).done],
  leadWithPicture: async (shop) => {
    const { publicId } = await pictured(shop);
    return [await leadWithPicture(shop.ada, { recordId, publicId })];
  },
  removePicture: async (shop) => {
    const { publicId } = await pictured(shop);
    return [await removePicture(shop.ada, { recordId, publicId })];
  },
  applyImport: async (shop) => {
    const { item } = await pieceOf(shop);
    const file = { name: 'one.json', text: exportJson([{ ...item, priceCents: item.priceCents + 100 }]) };
    const shown = await previewImport(shop.ada, file);
    return [await applyImport(shop.ada, { file, stamp: shown?.stamp ?? '' })];
  },
  exportCatalog: async ({ ada }) => [await exportCatalog(ada, { format: 'csv', filter: anything, state: undefined })],
  exportTaxFigures: async ({ ada }) => [await exportTaxFigures(ada, { from: '2026-01-01', to: '2026-12-31' })],
  exportTasteFigures: async ({ ada }) => [
    await exportTasteFigures(ada, { from: '2026-01-01', to: '2026-12-31', part: 'weights' }),
  ],
  exportBoardFigures: async ({ ada }) => [
    await exportBoardFigures(ada, { from: '2026-11-01', to: '2026-11-15', by: 'piece', part: 'sent' }),
  ],
  exportFigures: async ({ ada }) => [
    await exportFigures(ada, { from: '2026-11-01', to: '2026-11-15', part: 'months' }),
  ],

  answerMessage: async (shop) => {
    const id = await writtenToUs(shop);
    return [await answerMessage(shop.ada, { id, words: 'On its way.', formId: 'form-one' })];
  },
  sortMessage: async (shop) => {
    const id = await writtenToUs(shop);
    return [
      await sortMessage(shop.ada, { id, act: 'close' }),
      await sortMessage(shop.ada, { id, act: 'reopen' }),
      await sortMessage(shop.ada, { id, act: 'mark as spam' }),
    ];
  },
  sendMessage: async ({ ctx, ada }) => {
    const { surveyId } = await waitingFor(ctx);
    return [await sendMessage(ada, { surveyId, body: 'A question about the rug.', pieces: [], pictures: [] })];
  },
  updateVisit: async (shop) => {
    const surveyId = await visitAsked(shop);
    return [await visit(shop.ada, surveyId), await updateVisit(shop.ada, { surveyId, update: { act: 'complete' } })];
  },
  cancelVisit: async (shop) => [await cancelVisit(shop.ada, { surveyId: await visitAsked(shop) })],

  takeProject: async ({ ctx, ada }) => [await takeProject(ada, { surveyId: (await waitingFor(ctx)).surveyId })],
  saveRoom: async ({ ctx, ada }) => {
    const { surveyId } = await waitingFor(ctx);
    const room = (await openRoomOnDesk(ada, surveyId))?.room;
    return [await saveRoom(ada, { surveyId, version: 0, room })];
  },
  assignProject: async ({ ctx, ada, specialist }) => [
    await assignProject(ada, { surveyId: (await waitingFor(ctx)).surveyId, to: specialist.id }),
  ],
  handOverProjects: async ({ ctx, ada, specialist }) => [
    await handOverProjects(ada, { surveyIds: [(await waitingFor(ctx)).surveyId], to: specialist.id }),
  ],
  saveWorkload: async ({ ada, specialist }) => [
    await saveWorkload(ada, { accountId: specialist.id, most: '4', styles: [], daysOff: [] }),
  ],
  closeRequest: async ({ ctx, ada }) => {
    const { customer, surveyId, selection } = await publishedFor(ctx);
    const piece = selection.boards[0].furniture[0]?.recordId ?? '';
    const request = { kind: 'swap-request', piece, body: 'Too deep.' } as const;
    await askForRevision(ctx.as(customer), { selectionId: selection.id, request });
    return [await closeRequest(ada, { surveyId, answer: 'It is the only one that passes your door.' })];
  },

  retryJob: async ({ ctx, ada }) => {
    const id = ctx.ids.next('effect');
    const failed = { attempts: 9, lastError: 'no route', failedAt: ctx.clock.now() };
    await ctx.db.insert(outbox).values({ id, kind: 'send mail', payload: {}, ...failed });
    const done = await retryJob(ada, { id });
    await ctx.db.delete(outbox).where(eq(outbox.id, id));
    return [done];
  },
  lookAgain: async (shop) => {
    const orderId = await orderedFor(shop, await shopper(shop, [{ recordId: await newPiece(shop.ctx) }]));
    await noteMismatch(shop.ctx, { paymentId: orderId, words: 'Something is odd.' });
    return [await lookAgain(shop.ada, { paymentId: orderId })];
  },
};
