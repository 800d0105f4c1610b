import { type CatalogItem, inStock } from '#core/catalog/index.ts';
import { arrivalIfOrdered, arrivalWords, orderTodayWords } from '#core/order/index.ts';
import type { State } from '#core/places/index.ts';
import { easternDay } from '#core/promotion/index.ts';
import { boardsReadyLetter, changeSentences } from '#core/selection/index.ts';
import { briefOf, deliveryStateOf, roomLabel } from '#core/survey/index.ts';
import { accountContact } from '../account/account-contact.ts';
import { itemsById } from '../catalog/find-items.ts';
import type { Ctx } from '../context.ts';
import { promiseMail } from '../mail/promise-mail.ts';
import { projectFacts } from '../project/project-facts.ts';
import { getSubmittedSurvey } from '../survey/get-submitted-survey.ts';
import { changesOfPair } from './results/pair-changes.ts';
import { deskBoards, lockSelection, type SelectionRow } from './store.ts';

export const mailBoardsReadyKind = 'mail-boards-ready';

/** The letter for boards that can still be called back: it goes out at that time, unless they were. */
export function promiseBoardsReadyAt(
  ctx: Pick<Ctx, 'db' | 'jobs' | 'clock'>,
  { id, publishedAt }: { id: string; publishedAt: Date },
  dueAt: Date,
): Promise<void> {
  const at = publishedAt.toISOString();
  const payload = { selectionId: id, publishedAt: at };
  return ctx.jobs.promise(ctx.db, { kind: mailBoardsReadyKind, payload, onceKey: `${id}:${at}`, dueAt });
}

/** Emails the customer about boards published at that time. Nothing if they were called back since. */
export async function mailBoardsReady(
  ctx: Pick<Ctx, 'db' | 'jobs' | 'clock'>,
  { selectionId, publishedAt }: { selectionId: string; publishedAt: string },
): Promise<void> {
  const row = await lockSelection(ctx.db, selectionId);
  if (!row || row.state === 'draft' || row.publishedAt?.toISOString() !== publishedAt) return;
  if (row.state !== 'withdrawn') await promiseBoardsReady(ctx, row);
}

/** Emails the customer once per pair of boards. */
export async function promiseBoardsReady(
  ctx: Pick<Ctx, 'db' | 'jobs' | 'clock'>,
  selection: SelectionRow,
): Promise<void> {
  const customer = await accountContact(ctx, selection.accountId);
  if (!customer) return;
  const specialistId = selection.specialistId ?? (await projectFacts(ctx, selection.surveyId))?.specialistId;
  const specialist = specialistId && !selection.byProgram ? await accountContact(ctx, specialistId) : null;
  const survey = await getSubmittedSurvey(ctx, selection.surveyId);
  const answers = survey?.answers ?? {};
  const letter = boardsReadyLetter({
    firstName: customer.firstName,
    isRevised: selection.revision > 0,
    changed: await changedWords(ctx, selection),
    // The customer's own name for the project could be anything, and the address may not be theirs.
    room: roomLabel(answers) ?? null,
    doorway: briefOf(answers, survey?.drawn)?.doorway ?? null,
    specialist: specialist?.firstName ?? null,
    byProgram: selection.byProgram,
    boards: await boardsOf(ctx, selection.id, deliveryStateOf(answers)),
  });
  await promiseMail(ctx, ctx.db, {
    ...letter,
    collages: { selectionId: selection.id },
    to: customer.email,
    button: { label: 'See your boards', href: `/results/${selection.id}` },
    onceKey: `boards-ready:${selection.id}`,
  });
}

async function changedWords(ctx: Pick<Ctx, 'db'>, selection: SelectionRow): Promise<string[]> {
  const changes = await changesOfPair(ctx, selection);
  const named = changes.flatMap(({ from, to }) => [from, to].flatMap((one) => one?.recordId ?? []));
  const items = await itemsById(ctx, [...new Set(named)]);
  return changeSentences(changes, (recordId) => items.get(recordId)?.name ?? 'a piece we no longer offer');
}

async function boardsOf(ctx: Pick<Ctx, 'db' | 'clock'>, selectionId: string, to: State | null) {
  const boards = await deskBoards(ctx.db, selectionId);
  const items = await itemsById(
    ctx,
    boards.flatMap(({ pieces }) => pieces.flatMap(({ recordId }) => recordId ?? [])),
  );
  const now = ctx.clock.now();
  return boards.map(({ name, note, pieces }) => {
    const shown = pieces.flatMap(({ recordId, quantity }) => {
      const item = recordId === null ? undefined : items.get(recordId);
      return item ? [{ item, quantity, window: arrivalOn(now, item, quantity, to) }] : [];
    });
    const windows = shown.flatMap(({ window }) => window ?? []);
    return {
      name,
      note,
      pieces: shown.map(({ window, ...piece }) => ({ ...piece, arrives: window && arrivalWords(window) })),
      arrives: to && windows.length === shown.length ? orderTodayWords(windows, to, easternDay(now)) : '',
    };
  });
}

/** When a piece arrives if it's ordered now, with the flat rate. */
export function arrivalOn(now: Date, item: CatalogItem, quantity: number, to: State | null) {
  const { leadTimeDays, vendor } = item;
  if (!to || !inStock(item, quantity)) return null;
  return arrivalIfOrdered({ leadTimeDays, shipsFrom: vendor.shipsFrom, delivery: 'standard' }, to, now);
}
