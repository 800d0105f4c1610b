import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { isComparedWithout } from '#core/selection/index.ts';
import { defaultSettings } from '#core/settings/index.ts';
import type { TestContext } from '../../../tests/setup/context.ts';
import { choice, message, project, selection, setting, tasteModel } from '../../db/schema/index.ts';
import { tasteFigures } from '../../figures/taste-figures.ts';
import { draftBoards } from '../desk/draft-boards.ts';
import { laidOutDesk, openStudio, publishedFor, waitingFor } from '../selection.test-data.ts';
import { readOutcomes } from './read-outcomes.ts';
import { learnTaste } from './train-taste.ts';

const homes = 12;
const days = { from: '2020-01-01', to: '2036-12-31' };

let shop: Awaited<ReturnType<typeof openStudio>>;
let pairs: Awaited<ReturnType<typeof publishedFor>>[];

const piecesOn = (pair: (typeof pairs)[number], at: 0 | 1) =>
  pair.selection.boards[at].furniture.map(({ recordId }) => recordId);

async function keep({ ctx }: { ctx: TestContext }, pair: (typeof pairs)[number], recordIds: readonly string[]) {
  for (const recordId of recordIds) {
    await ctx.db.insert(choice).values({
      ...{ id: ctx.ids.next('choice'), selectionId: pair.selection.id, recordId },
      ...{ quantity: 1, chosenAt: ctx.clock.now() },
    });
  }
}

/** What the customer says when they ask for another piece. */
async function swap({ ctx }: { ctx: TestContext }, pair: (typeof pairs)[number], recordId: string, body: string) {
  const [own] = await ctx.db.select().from(project).where(eq(project.surveyId, pair.surveyId));
  if (!own) throw new Error('no project');
  await ctx.db.insert(message).values({
    ...{ id: ctx.ids.next('message'), projectId: own.id, kind: 'swap-request', side: 'customer' },
    ...{ authorId: pair.customer.id, body, pieces: [recordId], sentAt: ctx.clock.now() },
  });
}

beforeAll(async () => {
  shop = await openStudio();
  pairs = [];
  for (let home = 0; home < homes; home += 1) pairs.push(await publishedFor(shop.ctx));
  // Everyone keeps all of Board B and nothing of Board A that isn't on B too.
  for (const pair of pairs) await keep(shop, pair, piecesOn(pair, 1));
});

describe('learning from what customers kept', () => {
  test('reads what became of every piece on boards someone decided about', async () => {
    const undecided = await publishedFor(shop.ctx);
    const outcomes = await readOutcomes(shop.ctx.db);
    expect(new Set(outcomes.map(({ home }) => home)).size).toBe(homes);
    expect(outcomes.some(({ home }) => home === undecided.customer.id)).toBe(false);
    const [first] = pairs;
    if (!first) throw new Error('no pair');
    const own = outcomes.filter(({ home }) => home === first.customer.id);
    expect(own.filter(({ kept }) => kept).length).toBeGreaterThanOrEqual(piecesOn(first, 1).length);
    expect(own.some(({ kept }) => !kept)).toBe(true);
    expect(own[0]).toMatchObject({ style: 'Draper', room: 'living-room' });
  });

  test('takes a swap for what was said: a trait, the piece, or nothing about taste', async () => {
    const told = await publishedFor(shop.ctx);
    const [one = '', two = '', three = ''] = piecesOn(told, 0);
    await swap(shop, told, one, 'A bit too expensive for us.');
    await swap(shop, told, two, 'Could this be in a lighter wood?');
    await swap(shop, told, three, 'We just don’t love it.');
    const own = (await readOutcomes(shop.ctx.db)).filter(({ home }) => home === told.customer.id);
    const of = (recordId: string) => own.filter((outcome) => outcome.recordId === recordId);
    expect(of(one)).toEqual([]);
    expect(of(two)[0]).toMatchObject({ kept: false, about: expect.arrayContaining(['wood']) });
    expect(of(three)[0]).toMatchObject({ kept: false, about: null });
  });

  test('makes one version, however often and at once it runs, and another one only when a weight changes', async () => {
    await Promise.all([learnTaste(shop.ctx), learnTaste(shop.ctx)]);
    await learnTaste(shop.ctx);
    const versions = await shop.ctx.db.select().from(tasteModel);
    expect(versions.map(({ version }) => version)).toEqual([1]);
    expect(Object.keys(versions[0]?.model.weights ?? {}).length).toBeGreaterThan(0);
  });

  test('weighs the next proposals, shows it on the desk in a sentence, and not where it’s switched off or compared', async () => {
    const { ctx, maren } = shop;
    const drafted = async (compared: boolean) => {
      for (;;) {
        const { surveyId } = await waitingFor(ctx);
        if (isComparedWithout(surveyId) === compared) return surveyId;
      }
    };
    const versionOf = async (surveyId: string) => {
      const made = await draftBoards(ctx, { surveyId, specialistId: null });
      return made.ok ? made.selection.tasteVersion : 'not drafted';
    };
    const learned = await drafted(false);
    expect(await versionOf(learned)).toBe(1);
    expect(await versionOf(await drafted(true))).toBeNull();
    const term = (desk: Awaited<ReturnType<typeof laidOutDesk>>) =>
      desk.selection.boards[0]?.terms.find((one) => one.term === 'learned');
    expect(term(await laidOutDesk(maren, learned))).toMatchObject({
      name: 'Learned',
      words: expect.stringMatching(/kept/),
    });

    const switches = { ...defaultSettings.switches, learnedTaste: false };
    await ctx.db.insert(setting).values({ name: 'switches', value: switches, updatedAt: ctx.clock.now() });
    expect(term(await laidOutDesk(maren, learned))).toBeUndefined();
    expect(await versionOf(await drafted(false))).toBeNull();
    await ctx.db.delete(setting);
  });

  test('shows staff what was learned and what became of boards with and without it, and no customer', async () => {
    const { ctx, maren } = shop;
    const [first] = pairs;
    if (!first) throw new Error('no pair');
    await ctx.db.update(selection).set({ tasteVersion: 1 }).where(eq(selection.id, first.selection.id));
    const figures = await tasteFigures(maren, days);
    expect(figures?.newest).toMatchObject({ version: 1, homes: expect.any(Number) });
    expect(figures?.weights.length).toBeGreaterThan(0);
    for (const { name, points } of figures?.weights ?? []) expect([name !== '', points !== 0]).toEqual([true, true]);
    expect(figures?.effects.map(({ version, boards }) => [version, boards])).toEqual([
      [1, 1],
      [null, homes - 1],
    ]);
    const offered = piecesOn(first, 0).length;
    const both = piecesOn(first, 0).filter((recordId) => piecesOn(first, 1).includes(recordId)).length;
    expect(figures?.effects[0]).toMatchObject({ offered, kept: both });
    expect(await tasteFigures(ctx.as(first.customer), days)).toBeNull();
  });
});
