import type { BoardId } from '#core/selection/index.ts';
import type { Actor, Ctx } from '../../context.ts';
import { openFee } from '../../fee/paying/open-fee.ts';
import { syncPayment } from '../../payment/sync.ts';
import { projectFacts } from '../../project/project-facts.ts';
import { takeProject } from '../../project/queue/take-project.ts';
import { submitSurvey } from '../../quiz/submit-survey.ts';
import { draftBoards } from '../../selection/desk/draft-boards.ts';
import { openDesk } from '../../selection/desk/open-desk.ts';
import { publishBoards } from '../../selection/desk/publish/publish-boards.ts';
import { writeBoardWords } from '../../selection/desk/write-words.ts';
import { createSurvey } from '../../survey/create-survey.ts';
import { listSurveys } from '../../survey/list-surveys.ts';
import { hoursAgo, must } from './demo-day.ts';
import { type DemoRoom, demoRooms, demoWords } from './demo-rooms.ts';
import type { PayAsCustomer } from './pay-as-customer.ts';
import { seedDemoOrder } from './seed-demo-order.ts';

type Person = Extract<Actor, { kind: 'account' }>;

export interface DemoPeople {
  customer: Person;
  specialist: Person;
  admin: Person;
}

const day = 24;

/**
 * A month of the demo customer's life: one fee, three rooms, one order. Each step is a real use case, and the seed
 * resumes where an interrupted start left off. The last step, the living room's boards, marks it as complete.
 */
export async function seedDemoCustomer(ctx: Ctx, people: DemoPeople, pay: PayAsCustomer): Promise<void> {
  const { customer, specialist } = people;
  if (await isTold(ctx, customer)) return;

  const reading = await submitted(hoursAgo(ctx, 30 * day, customer), 'reading');
  await paidFee(hoursAgo(ctx, 30 * day, customer), pay, reading);
  const first = await published(hoursAgo(ctx, 29 * day, specialist), reading, demoWords.reading);
  await seedDemoOrder(ctx, people, pay, first);

  const den = await submitted(hoursAgo(ctx, 20, customer), 'den');
  must('take the den', await takeProject(hoursAgo(ctx, 18, specialist), { surveyId: den }));

  const living = await submitted(hoursAgo(ctx, 3 * day, customer), 'living');
  await published(hoursAgo(ctx, day, specialist), living, demoWords.living);
}

/** Rooms that don't use our draft names come from an older demo or were made by hand, so leave them alone. */
async function isTold(ctx: Ctx, customer: Person): Promise<boolean> {
  const surveys = await listSurveys({ ...ctx, actor: customer });
  if (surveys.length > 0 && !surveys.some(({ draftId }) => draftId === draftOf('reading'))) return true;
  const last = surveys.find(({ draftId }) => draftId === draftOf('living'));
  return last !== undefined && !(await isWaiting(ctx, last.id));
}

const draftOf = (room: DemoRoom): string => `demo-${room}`;

async function isWaiting(ctx: Ctx, surveyId: string): Promise<boolean> {
  const project = await projectFacts(ctx, surveyId);
  return project === null || project.state === 'submitted, unpaid' || project.state === 'waiting for boards';
}

async function submitted(ctx: Ctx, room: DemoRoom): Promise<string> {
  const known = (await listSurveys(ctx)).find(({ draftId }) => draftId === draftOf(room));
  const { survey } = must('submit a survey', await submitSurvey(ctx, { id: known?.id ?? (await written(ctx, room)) }));
  return survey.id;
}

async function written(ctx: Ctx, room: DemoRoom): Promise<string> {
  const made = must('write a survey', await createSurvey(ctx, { ...demoRooms[room], draft: draftOf(room) }));
  if (made.refused.length > 0) throw new Error(`the demo's answers were refused: ${JSON.stringify(made.refused)}`);
  return made.survey.id;
}

async function paidFee(ctx: Ctx, pay: PayAsCustomer, surveyId: string): Promise<void> {
  const { order } = must('open the fee', await openFee(ctx, { surveyId }));
  const { row } = must('look whether the fee is paid', await syncPayment(ctx, order.id));
  if (row.state === 'complete') return;
  await pay(order.clientSecret);
  must('settle the fee', await syncPayment(ctx, order.id));
}

async function published(
  desk: Ctx & { actor: Person },
  surveyId: string,
  words: Readonly<Record<BoardId, string>>,
): Promise<string> {
  const out = (await openDesk(desk, { surveyId }))?.selection;
  if (out && !(await isWaiting(desk, surveyId))) return out.id;
  must('take a project', await takeProject(desk, { surveyId }));
  const { selection } = must('draft boards', await draftBoards(desk, { surveyId, specialistId: desk.actor.id }));
  for (const { id, letter, name, note } of (await openDesk(desk, { surveyId }))?.selection?.boards ?? []) {
    must(
      'write with a board',
      await writeBoardWords(desk, { boardId: id, seen: { name, note }, name, note: words[letter] }),
    );
  }
  must('publish boards', await publishBoards(desk, selection.id, { byUs: true }));
  return selection.id;
}
