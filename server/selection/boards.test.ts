import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createAccount, createTestContext, type TestContext } from '../../tests/setup/context.ts';
import { createStockedDatabase } from '../../tests/setup/database.ts';
import type { Ctx } from '../context.ts';
import { askedTogether } from '../db/asked-together.ts';
import { boardPiece, furniture, project, selection } from '../db/schema/index.ts';
import { type LibraryPicture, shopPictures } from '../media/pictures/picture-library.ts';
import { answerAutomatically } from './desk/answer-automatically.ts';
import { draftBoards } from './desk/draft-boards.ts';
import { publishBoards } from './desk/publish/publish-boards.ts';
import { swapPiece } from './desk/swap-piece.ts';
import { writeBoardWords } from './desk/write-words.ts';
import { choosePieces } from './results/choose-pieces.ts';
import { firstAvailableOf, selectionRows } from './results/first-available.ts';
import { getSelection } from './results/get-selection.ts';
import { type Person, waitingFor } from './selection.test-data.ts';
import { deskBoards } from './store.ts';

let ctx: TestContext;
let specialist: Person;
let asSpecialist: Ctx;

beforeAll(async () => {
  ctx = await createTestContext(await createStockedDatabase());
  specialist = await createAccount(ctx, { role: 'specialist', firstName: 'Maren' });
  asSpecialist = ctx.as(specialist);
});

/** A customer whose project is waiting for boards for a living room with a sofa and a rug. */
const waitingCustomer = () =>
  waitingFor(ctx, {
    responses: {
      type_of_furniture: 'living-room',
      pieces: ['sofa', 'rug'],
      favorite_styles: ['draper'],
      sofa: {},
      rug: {},
      ...{ state: 'NY', zip: '11201' },
    },
  });

async function drafted(surveyId: string) {
  const made = await draftBoards(ctx, { surveyId, specialistId: specialist.id });
  if (!made.ok) throw new Error(made.reason);
  return made.selection;
}

describe('a draft', () => {
  it('is one per survey and revision, however many ask at once', async () => {
    const { surveyId } = await waitingCustomer();
    const all = await Promise.all([1, 2, 3, 4].map(() => draftBoards(ctx, { surveyId, specialistId: null })));
    const ids = new Set(all.map((one) => (one.ok ? one.selection.id : one.reason)));
    expect(ids.size).toBe(1);
    expect(await ctx.db.select().from(selection).where(eq(selection.surveyId, surveyId))).toHaveLength(1);
  });

  it('has two boards with different anchors', async () => {
    const { surveyId } = await waitingCustomer();
    const [a, b] = await deskBoards(ctx.db, (await drafted(surveyId)).id);
    expect(a?.pieces[0]?.recordId).toBeTruthy();
    expect(a?.pieces[0]?.recordId).not.toBe(b?.pieces[0]?.recordId);
  });

  it('does not exist for the customer', async () => {
    const { customer, surveyId } = await waitingCustomer();
    expect(await getSelection(ctx.as(customer), (await drafted(surveyId)).id)).toBeNull();
  });

  it('takes a swap from the specialist who saw the newest version, and tells the other', async () => {
    const { surveyId } = await waitingCustomer();
    const draft = await drafted(surveyId);
    const [a, b] = await deskBoards(ctx.db, draft.id);
    const piece = a?.pieces[0];
    const other = b?.pieces[0]?.recordId ?? '';
    if (!piece) throw new Error('no piece');
    const swap = { pieceId: piece.id, version: piece.version, recordId: other };
    const answers = await Promise.all([swapPiece(asSpecialist, swap), swapPiece(asSpecialist, swap)]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ reason: 'stale', changedBy: specialist.id, recordId: other });
    expect(await swapPiece(asSpecialist, { pieceId: piece.id, version: 2, recordId: 'rec-of-nothing' })).toEqual({
      ok: false,
      reason: 'not-on-sale',
    });
  });

  it('is nothing a customer may touch', async () => {
    const { customer, surveyId } = await waitingCustomer();
    const draft = await drafted(surveyId);
    const [a] = await deskBoards(ctx.db, draft.id);
    const swap = { pieceId: a?.pieces[0]?.id ?? '', version: 1, recordId: 'x' };
    expect(await swapPiece(ctx.as(customer), swap)).toEqual({ ok: false, reason: 'not-allowed' });
    expect(await publishBoards(ctx.as(customer), draft.id)).toEqual({ ok: false, reason: 'not-allowed' });
  });
});

describe('publishing', () => {
  it('stops the clock and tells the customer once, however often it is asked', async () => {
    const { customer, surveyId } = await waitingCustomer();
    const draft = await drafted(surveyId);
    const [a] = await deskBoards(ctx.db, draft.id);
    const seen = { name: a?.name ?? '', note: a?.note ?? '' };
    const words = { boardId: a?.id ?? '', seen, name: seen.name, note: 'Low and calm, to leave the window alone.' };
    expect(await writeBoardWords(asSpecialist, words)).toEqual({ ok: true });
    const answers = await Promise.all([1, 2, 3].map(() => publishBoards(asSpecialist, draft.id)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter((one) => !one.ok && one.reason === 'already-published')).toHaveLength(2);
    const [row] = await ctx.db.select().from(project).where(eq(project.surveyId, surveyId));
    expect(row).toMatchObject({ state: 'boards ready', missedAt: null });
    await ctx.runEffects();
    const mails = ctx.sent.filter(({ to }) => to === customer.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Your boards are ready']);
    expect(mails[0]?.text).toMatch(/Arrives [A-Z][a-z]+ \d+/);
    expect(mails[0]?.text).toMatch(/Order by .+ and everything arrives in New York [A-Z][a-z]+ \d/);
    const boards = await deskBoards(ctx.db, draft.id);
    for (const { name, note, pieces } of boards) {
      expect(mails[0]?.text).toContain(name);
      expect(mails[0]?.text).toContain(note.trim());
      expect(pieces.length).toBeGreaterThan(0);
    }
    // The collages travel with the letter, each a picture of its own board.
    expect(mails[0]?.html).toMatch(/ src="cid:board-a\.jpg" alt="A\. [^"]+".* src="cid:board-b\.jpg" alt="B\. [^"]+"/s);
    const drawn = mails[0]?.attachments ?? [];
    expect(drawn).toMatchObject([
      { name: 'board-a.jpg', type: 'image/jpeg', isInline: true },
      { name: 'board-b.jpg', type: 'image/jpeg', isInline: true },
    ]);
    for (const { content } of drawn) {
      expect(await sharp(content).metadata()).toMatchObject({ format: 'jpeg', width: 1000, height: 833 });
    }
    expect(drawn[0]?.content).not.toEqual(drawn[1]?.content);
    expect(mails[0]?.text).toContain('Low and calm, to leave the window alone.');
    expect(mails[0]?.text).toContain('Maren, your Living Space Specialist');
    expect(mails[0]?.text).toMatch(/\nAll of Board A: \$[\d,]+/);
    expect(mails[0]?.html).toContain(`http://hearthline.test/results/${draft.id}`);
    const { theirs } = await askedTogether(ctx.db, { theirs: selectionRows(customer.id) });
    expect(firstAvailableOf(theirs)).toBe(draft.id);
  });

  it('shows the pieces’ photos instead where a collage would lack a piece', async () => {
    const { customer, surveyId } = await waitingCustomer();
    const draft = await drafted(surveyId);
    const [, b] = await deskBoards(ctx.db, draft.id);
    const recordId = b?.pieces[0]?.recordId ?? '';
    const [kept] = await ctx.db.select().from(furniture).where(eq(furniture.recordId, recordId));
    if (!kept) throw new Error('not in the catalog');
    const item = { ...kept.item, pictures: { ...kept.item.pictures, cutOut: null } };
    await ctx.db.update(furniture).set({ item }).where(eq(furniture.recordId, recordId));
    expect(await publishBoards(asSpecialist, draft.id)).toMatchObject({ ok: true });
    await ctx.runEffects();
    await ctx.db.update(furniture).set({ item: kept.item }).where(eq(furniture.recordId, recordId));
    const mail = ctx.sent.find(({ to }) => to === customer.email);
    expect(mail?.attachments).toBeUndefined();
    expect(mail?.html).not.toContain('cid:');
    expect(mail?.html).toMatch(
      new RegExp(` src="${ctx.company.origin}/image/w_640_jpg/furniture/${recordId}/[^"]+" alt="[^"]+"`),
    );
  });

  it('goes out without the collages if they can’t be drawn', async () => {
    const { customer, surveyId } = await waitingCustomer();
    const draft = await drafted(surveyId);
    const [a] = await deskBoards(ctx.db, draft.id);
    const recordId = a?.pieces[0]?.recordId ?? '';
    const [row] = await ctx.db.select().from(furniture).where(eq(furniture.recordId, recordId));
    const publicId = row?.item.pictures.cutOut?.publicId ?? '';
    const library = shopPictures() as Map<string, LibraryPicture & { path: string }>;
    const picture = library.get(publicId);
    if (!picture) throw new Error('no cut-out');
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    library.set(publicId, { ...picture, path: '/no/such/picture.png' });
    try {
      expect(await publishBoards(asSpecialist, draft.id)).toMatchObject({ ok: true });
      await ctx.runEffects();
    } finally {
      library.set(publicId, picture);
      said.mockRestore();
    }
    const mails = ctx.sent.filter(({ to }) => to === customer.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Your boards are ready']);
    expect(mails[0]?.attachments).toBeUndefined();
    expect(mails[0]?.html).not.toContain('cid:');
    expect(mails[0]?.html).toContain(`/image/w_640_jpg/furniture/${recordId}/`);
  });

  it('refuses a piece that went off sale in the meantime, and names it', async () => {
    const { surveyId } = await waitingCustomer();
    const draft = await drafted(surveyId);
    const [a] = await deskBoards(ctx.db, draft.id);
    const recordId = a?.pieces[0]?.recordId ?? '';
    await ctx.db.update(furniture).set({ active: false }).where(eq(furniture.recordId, recordId));
    expect(await publishBoards(asSpecialist, draft.id)).toMatchObject({
      ok: false,
      reason: 'stopped',
      findings: [{ board: 'a', slot: 0, words: expect.stringContaining('is no longer available') }],
    });
    await ctx.db.update(furniture).set({ active: true }).where(eq(furniture.recordId, recordId));
    expect(await publishBoards(asSpecialist, draft.id)).toMatchObject({ ok: true });
  });

  it('refuses a board without a single piece', async () => {
    const { surveyId } = await waitingCustomer();
    const draft = await drafted(surveyId);
    const [, b] = await deskBoards(ctx.db, draft.id);
    await ctx.db
      .update(boardPiece)
      .set({ recordId: null, unfilled: 'none' })
      .where(eq(boardPiece.boardId, b?.id ?? ''));
    expect(await publishBoards(asSpecialist, draft.id)).toEqual({ ok: false, reason: 'empty-board' });
  });
});

describe('the demo’s automatic boards', () => {
  it('answers projects that waited long enough without a specialist', async () => {
    const untaken = await waitingCustomer();
    const taken = await waitingCustomer();
    await ctx.db.update(project).set({ takenAt: ctx.clock.now() }).where(eq(project.surveyId, taken.surveyId));
    const answer = answerAutomatically(60);
    await answer(ctx);
    expect(await getStates(untaken.surveyId)).toEqual(['waiting for boards']);
    ctx.clock.forward(60_000);
    await answer(ctx);
    await answer(ctx);
    expect(await getStates(untaken.surveyId)).toEqual(['boards ready']);
    expect(await getStates(taken.surveyId)).toEqual(['waiting for boards']);
  });

  const getStates = async (surveyId: string) =>
    (await ctx.db.select({ state: project.state }).from(project).where(eq(project.surveyId, surveyId))).map(
      ({ state }) => state,
    );
});

describe('choosing', () => {
  async function publishedFor() {
    const { customer, surveyId } = await waitingCustomer();
    const draft = await drafted(surveyId);
    await publishBoards(asSpecialist, draft.id);
    const shown = await getSelection(ctx.as(customer), draft.id);
    if (!shown) throw new Error('not shown');
    return { customer, selection: shown.selection, recordId: shown.selection.boards[0].furniture[0]?.recordId ?? '' };
  }

  it('keeps pieces, quantity and delivery across reloads', async () => {
    const { customer, selection: whole, recordId } = await publishedFor();
    const chosen = [{ id: recordId, selectionId: whole.id, quantity: 2 }];
    await choosePieces(ctx.as(customer), {
      selectionId: whole.id,
      chosen,
      whiteGloveStatus: { [recordId]: 'white-glove' },
    });
    const again = await getSelection(ctx.as(customer), whole.id);
    expect(again?.selection.chosen).toEqual(chosen);
    expect(again?.selection.whiteGloveStatus).toEqual({ [recordId]: 'white-glove' });
    await choosePieces(ctx.as(customer), { selectionId: whole.id, chosen: [] });
    const emptied = await getSelection(ctx.as(customer), whole.id);
    expect(emptied?.selection.chosen).toEqual([]);
    expect(emptied?.selection.whiteGloveStatus).toEqual({ [recordId]: 'white-glove' });
  });

  it('is refused for what isn’t on the boards, and for another customer', async () => {
    const { customer, selection: whole, recordId } = await publishedFor();
    const foreign = { selectionId: whole.id, chosen: [{ id: 'rec-elsewhere', selectionId: whole.id }] };
    expect(await choosePieces(ctx.as(customer), foreign)).toMatchObject({ ok: false, reason: 'not-on-boards' });
    const stranger = await createAccount(ctx);
    const theirs = { selectionId: whole.id, chosen: [{ id: recordId, selectionId: whole.id }] };
    expect(await choosePieces(ctx.as(stranger), theirs)).toEqual({ ok: false, reason: 'not-found' });
    expect(await getSelection(ctx.as(stranger), whole.id)).toBeNull();
  });
});
