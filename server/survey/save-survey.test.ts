import { describe, expect, it } from 'vitest';
import { answersOf, emptySheet, answer as write } from '#core/survey/index.ts';
import { createAccount, createTestContext } from '../../tests/setup/context.ts';
import { createTestDatabase } from '../../tests/setup/database.ts';
import type { Actor } from '../context.ts';
import { account } from '../db/schema/index.ts';
import { createSurvey } from './create-survey.ts';
import { getSurvey } from './get-survey.ts';
import { listSurveys } from './list-surveys.ts';
import { livingRoom } from './survey.test-data.ts';
import { surveyRecord } from './survey-record.ts';
import { updateSurvey } from './update-survey.ts';

const ctx = await createTestContext(await createTestDatabase());
const now = () => ctx.clock.now().getTime();

async function saved(actor: Actor, update: unknown) {
  const made = await createSurvey(ctx.as(actor), update);
  if (!made.ok) throw new Error(made.reason);
  return made;
}

describe('a new survey', () => {
  it('is in progress, holds the answers and the email, and is listed for its owner alone', async () => {
    const [june, other] = [await createAccount(ctx), await createAccount(ctx)];
    const { survey, created, refused } = await saved(june, livingRoom);
    expect({ created, refused }).toEqual({ created: true, refused: [] });
    const record = surveyRecord(survey);
    expect(record).toMatchObject({
      inProgress: true,
      type_of_furniture: 'living-room',
      favorite_styles: ['draper'],
      projectAddress: { state: 'NY', zip: '11201' },
      responses: { userEmail: june.email, sofa: { type: 'standard' }, what_kind_of_place: 'House' },
    });
    expect(await listSurveys(ctx.as(june))).toHaveLength(1);
    expect(await listSurveys(ctx.as(other))).toEqual([]);
    expect(await getSurvey(ctx.as(other), survey.id)).toBeNull();
    expect(await getSurvey(ctx.as({ kind: 'visitor' }), survey.id)).toBeNull();
    expect(await updateSurvey(ctx.as(other), { id: survey.id, update: livingRoom })).toEqual({
      ok: false,
      reason: 'not-found',
    });
  });

  it('isn’t saved without an account', async () => {
    expect(await createSurvey(ctx.as({ kind: 'visitor' }), livingRoom)).toEqual({ ok: false, reason: 'not-allowed' });
  });

  it('begins with the profile’s delivery address, which any answer replaces', async () => {
    const june = await createAccount(ctx);
    await ctx.db.update(account).set({ shippingState: 'NJ', shippingZip: '07030' });
    const { survey } = await saved(june, { responses: { what_kind_of_place: 'House' } });
    expect(surveyRecord(survey).projectAddress).toEqual({ state: 'NJ', zip: '07030' });
    const moved = await updateSurvey(ctx.as(june), {
      id: survey.id,
      update: { projectAddress: livingRoom.projectAddress },
    });
    expect(moved.ok && surveyRecord(moved.survey).projectAddress).toEqual({ state: 'NY', zip: '11201' });
  });
});

describe('a browser’s draft', () => {
  const sheet = (answers: Record<string, unknown>, at: number) => write(emptySheet, answers, at).sheet;

  it('becomes one survey, however often and however simultaneously it is sent', async () => {
    const june = await createAccount(ctx);
    const draft = { draft: 'draft-of-june-1', sheet: sheet({ what_kind_of_place: 'House' }, now()) };
    const all = await Promise.all(Array.from({ length: 8 }, () => saved(june, draft)));
    expect(new Set(all.map(({ survey }) => survey.id)).size).toBe(1);
    expect(all.filter(({ created }) => created)).toHaveLength(1);
    expect(await listSurveys(ctx.as(june))).toHaveLength(1);
  });

  it('never replaces a newer answer, and brings what is new', async () => {
    const june = await createAccount(ctx);
    const at = now();
    const first = await saved(june, {
      draft: 'draft-of-june-2',
      sheet: sheet({ what_kind_of_place: 'House' }, at - 5000),
    });
    const elsewhere = sheet({ what_kind_of_place: 'Apartment/condo/co-op' }, at - 1000);
    await updateSurvey(ctx.as(june), { id: first.survey.id, update: { sheet: elsewhere } });
    const again = await saved(june, {
      draft: 'draft-of-june-2',
      sheet: sheet({ what_kind_of_place: 'House', need_help: true }, at - 5000),
    });
    expect(again.created).toBe(false);
    expect(answersOf(again.survey.sheet)).toMatchObject({
      what_kind_of_place: 'Apartment/condo/co-op',
      need_help: true,
    });
  });

  it('is the same draft for two people only by name', async () => {
    const [june, other] = [await createAccount(ctx), await createAccount(ctx)];
    const draft = { draft: 'draft-of-both-1', sheet: sheet({ need_help: true }, now()) };
    const [one, two] = [await saved(june, draft), await saved(other, draft)];
    expect(one.survey.id).not.toBe(two.survey.id);
  });
});

describe('two devices at once', () => {
  it('lose nothing: every answer of both is there', async () => {
    const june = await createAccount(ctx);
    const { survey } = await saved(june, { type_of_furniture: 'living-room' });
    const updates = [
      { responses: { need_help: true } },
      { responses: { what_kind_of_place: 'House' } },
      { responses: { boldness: 9 } },
      { favorite_styles: ['roy'] },
      { responses: { project_name: 'Two devices' } },
    ];
    await Promise.all(updates.map((update) => updateSurvey(ctx.as(june), { id: survey.id, update })));
    const after = await getSurvey(ctx.as(june), survey.id);
    expect(answersOf(after?.sheet ?? {})).toMatchObject({
      need_help: true,
      what_kind_of_place: 'House',
      boldness: 9,
      favorite_styles: ['roy'],
      project_name: 'Two devices',
    });
    expect(after?.revision).toBe(survey.revision + updates.length);
  });

  it('an update that says nothing new writes nothing', async () => {
    const june = await createAccount(ctx);
    const { survey } = await saved(june, livingRoom);
    ctx.clock.forward(1000);
    const again = await updateSurvey(ctx.as(june), { id: survey.id, update: { sheet: survey.sheet } });
    expect(again.ok && again.survey.revision).toBe(survey.revision);
  });
});
