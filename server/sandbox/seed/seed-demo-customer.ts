import type { BoardId } from '#core/selection/index.ts';
import type { Actor, Ctx } from '../../context.ts';
import { openFee } from '../../fee/open-fee.ts';
import { settleFee } from '../../fee/settle-fee.ts';
import { takeProject } from '../../project/take-project.ts';
import { draftBoards } from '../../selection/draft-boards.ts';
import { openDesk } from '../../selection/open-desk.ts';
import { publishBoards } from '../../selection/publish-boards.ts';
import { writeBoardWords } from '../../selection/write-words.ts';
import { createSurvey } from '../../survey/create-survey.ts';
import { listSurveys } from '../../survey/list-surveys.ts';
import { submitSurvey } from '../../survey/submit-survey.ts';
import { hoursAgo, must } from './demo-day.ts';
import { demoRooms, demoWords } from './demo-rooms.ts';
import type { PayAsCustomer } from './pay-as-customer.ts';
import { seedDemoOrder } from './seed-demo-order.ts';

type Person = Extract<Actor, { kind: 'account' }>;

export interface DemoPeople {
  customer: Person;
  specialist: Person;
  admin: Person;
}

const day = 24;

/** A month in the life of the demo's customer: one fee, three rooms, one order. Each step is the use case itself. */
export async function seedDemoCustomer(ctx: Ctx, people: DemoPeople, pay: PayAsCustomer): Promise<void> {
  const { customer, specialist } = people;
  if ((await listSurveys({ ...ctx, actor: customer })).length > 0) return;

  const reading = await submitted(hoursAgo(ctx, 30 * day, customer), demoRooms.reading);
  const payer = hoursAgo(ctx, 30 * day, customer);
  const { order } = must('open the fee', await openFee(payer, { surveyId: reading }));
  await pay(order.clientSecret);
  must('settle the fee', await settleFee(payer, order.id));
  const first = await published(ctx, 29 * day, specialist, reading, demoWords.reading);
  await seedDemoOrder(ctx, people, pay, first);

  const living = await submitted(hoursAgo(ctx, 3 * day, customer), demoRooms.living);
  await published(ctx, day, specialist, living, demoWords.living);

  const den = await submitted(hoursAgo(ctx, 20, customer), demoRooms.den);
  must('take the den', await takeProject(hoursAgo(ctx, 18, specialist), { surveyId: den }));
}

async function submitted(ctx: Ctx, room: (typeof demoRooms)[keyof typeof demoRooms]): Promise<string> {
  const made = must('write a survey', await createSurvey(ctx, room));
  if (made.refused.length > 0) throw new Error(`the demo's answers were refused: ${JSON.stringify(made.refused)}`);
  const { survey } = must('submit a survey', await submitSurvey(ctx, { id: made.survey.id }));
  return survey.id;
}

async function published(
  ctx: Ctx,
  hours: number,
  specialist: Person,
  surveyId: string,
  words: Readonly<Record<BoardId, string>>,
): Promise<string> {
  const desk = hoursAgo(ctx, hours, specialist);
  must('take a project', await takeProject(desk, { surveyId }));
  const { selection } = must(
    'draft boards',
    await draftBoards(desk, { surveyId, specialistId: specialist.id, noted: true }),
  );
  for (const { id, letter, name, note } of (await openDesk(desk, { surveyId }))?.selection?.boards ?? []) {
    must(
      'write with a board',
      await writeBoardWords(desk, { boardId: id, seen: { name, note }, name, note: words[letter] }),
    );
  }
  must('publish boards', await publishBoards(desk, selection.id));
  return selection.id;
}
