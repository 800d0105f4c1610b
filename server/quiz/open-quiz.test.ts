import { describe, expect, it } from 'vitest';
import { answersOf } from '#core/survey/index.ts';
import { createAccount, createTestContext } from '../../tests/setup/context.ts';
import { createTestDatabase } from '../../tests/setup/database.ts';
import { visitorActor } from '../context.ts';
import { fee } from '../db/schema/index.ts';
import { createSurvey } from '../survey/create-survey.ts';
import { getSurvey } from '../survey/get-survey.ts';
import { livingRoom } from '../survey/survey.test-data.ts';
import { addRoom } from './add-room.ts';
import { openQuiz } from './open-quiz.ts';
import { submitSurvey } from './submit-survey.ts';

const ctx = await createTestContext(await createTestDatabase());

describe('opening the quiz', () => {
  it('tells a visitor nothing', async () => {
    expect(await openQuiz(ctx.as(visitorActor))).toMatchObject({ unpaid: null, feeCovers: false });
  });

  it('tells what is in progress, what is finished and what waits for its fee', async () => {
    const june = await createAccount(ctx);
    await createSurvey(ctx.as(june), { draft: 'draft-of-june-9', ...livingRoom });
    const [begun] = (await openQuiz(ctx.as(june))).surveys.inProgress;
    expect(begun?.draft).toBe('draft-of-june-9');
    await submitSurvey(ctx.as(june), { id: begun?.id ?? '' });
    expect(await openQuiz(ctx.as(june))).toEqual({
      surveys: { inProgress: [], finished: [begun?.id, 'draft-of-june-9'] },
      unpaid: begun?.id,
      submitted: begun?.id,
      feeCovers: false,
    });
  });
});

describe('adding a room', () => {
  it('needs a room left on a paid fee, and begins with the shared answers', async () => {
    const june = await createAccount(ctx);
    expect(await addRoom(ctx.as(june))).toEqual({ ok: false, reason: 'no-room-left' });
    expect(await addRoom(ctx.as(visitorActor))).toEqual({ ok: false, reason: 'not-allowed' });
    const now = ctx.clock.now();
    const paid = {
      status: 'complete',
      priceCents: 14900,
      paidCents: 14900,
      openedAt: now,
      paidAt: now,
    } as const;
    await ctx.db.insert(fee).values({ id: ctx.ids.next('fee'), accountId: june.id, ...paid });
    const made = await createSurvey(ctx.as(june), livingRoom);
    await submitSurvey(ctx.as(june), { id: made.ok ? made.survey.id : '' });
    const added = await addRoom(ctx.as(june));
    if (!added.ok) throw new Error(added.reason);
    const row = await getSurvey(ctx.as(june), added.surveyId);
    const answers = answersOf(row?.sheet ?? {});
    expect(answers).toMatchObject({ what_kind_of_place: 'House', favorite_styles: ['draper'], zip: '11201' });
    expect(answers).not.toHaveProperty('sofa');
    expect(answers).not.toHaveProperty('type_of_furniture');
  });
});
