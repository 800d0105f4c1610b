import { expect, it } from 'vitest';
import { createAccount, createTestContext } from '../../tests/setup/context.ts';
import { createTestDatabase } from '../../tests/setup/database.ts';
import { createSurvey } from '../survey/create-survey.ts';
import { livingRoom } from '../survey/survey.test-data.ts';
import { cancelVisit } from './cancel-visit.ts';
import { requestVisit } from './request-visit.ts';
import { routeOfDay } from './route-of-day.ts';
import { updateVisit } from './update-visit.ts';

const ctx = await createTestContext(await createTestDatabase());
const staff = ctx.as(await createAccount(ctx, { role: 'specialist', firstName: 'Maren' }));
const day = '2026-11-15';

async function visit(street: string, zip: string, representative: string, date = day) {
  const june = ctx.as(await createAccount(ctx, { firstName: 'June' }));
  const made = await createSurvey(june, livingRoom);
  if (!made.ok) throw new Error(made.reason);
  const surveyId = made.survey.id;
  const home = { street, zip, phone: '718-555-0142', note: 'Ring twice.' };
  const asked = await requestVisit(june, { surveyId, ...home, preferredDays: ['2026-11-20'] });
  if (!asked.ok) throw new Error(asked.reason);
  const set = await updateVisit(staff, { surveyId, update: { act: 'schedule', representative, date } });
  if (!set.ok) throw new Error(set.reason);
  return surveyId;
}

it('has a day’s visits still to be made, by zip code and street, of everyone or of one', async () => {
  await visit('12 Oak Street', '11215', 'Maren');
  await visit('12 Elm Street', '11201', 'Wren');
  await visit('9 Elm Street', '11201', 'Maren');
  await visit('1 Elm Street', '11201', 'Maren', '2026-11-16');
  await updateVisit(staff, { surveyId: await visit('2 Done Street', '11201', 'Ada'), update: { act: 'complete' } });
  await cancelVisit(staff, { surveyId: await visit('3 Canceled Street', '11201', 'Ada') });

  const streets = async (representative?: string, on = day) =>
    (await routeOfDay(staff, { day: on, representative })).stops.map(({ street }) => street);
  expect(await streets()).toEqual(['9 Elm Street', '12 Elm Street', '12 Oak Street']);
  expect(await streets('Maren')).toEqual(['9 Elm Street', '12 Oak Street']);
  expect(await streets('Ada')).toEqual([]);
  expect(await streets(undefined, '2026-11-16')).toEqual(['1 Elm Street']);
  expect(await streets(undefined, '2026-11-17')).toEqual([]);

  const { stops, representatives } = await routeOfDay(staff, { day, representative: 'Wren' });
  expect(representatives).toEqual(['Maren', 'Wren']);
  expect(stops).toMatchObject([
    { zip: '11201', phone: '718-555-0142', note: 'Ring twice.', customer: { firstName: 'June' }, submitted: false },
  ]);
  const [stop] = stops;
  expect(stop?.customer.page).toBe(stop?.accountId);
});

it('is empty for customers and visitors', async () => {
  const nothing = { stops: [], representatives: [] };
  const asked = { day, representative: undefined };
  expect(await routeOfDay(ctx.as(await createAccount(ctx)), asked)).toEqual(nothing);
  expect(await routeOfDay(ctx.as({ kind: 'visitor' }), asked)).toEqual(nothing);
});
