import type { Page } from '@playwright/test';
import { livingRoom } from '../../server/survey/survey.test-data.ts';
import { expect, shopOrigin } from './browser.ts';
import { freshEmail } from './fresh.ts';

export interface ReadyBoards {
  email: string;
  surveyId: string;
  selectionId: string;
  /** What is on the two boards, each once. */
  recordIds: string[];
}

interface Selection {
  id: string;
  surveyId: string;
  boards: { furniture: { recordId: string }[] }[];
}

interface Customer {
  firstName?: string;
  materials?: 'fabric' | 'leather';
  styles?: readonly string[];
  /** The kind of room. */
  room?: string;
  /** The card that paid the fee stays for next time. */
  keepsCard?: boolean;
  /** What they say of the room, on top of the usual answers. */
  says?: object;
}

async function post<Answer>(page: Page, path: string, data: object): Promise<Answer> {
  const answer = await page.request.post(path, { data, headers: { Origin: shopOrigin() } });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return answer.json();
}

/** A new customer in this browser who submitted a quiz and hasn't paid: signed up and surveyed over the API, as a program would. */
export async function customerWithQuiz(
  page: Page,
  customer: Customer = {},
): Promise<{ email: string; surveyId: string }> {
  const { firstName = 'June' } = customer;
  const email = freshEmail(firstName);
  await post(page, '/api/auth/sign-up/email', { email, password: 'a walnut armchair', name: firstName, firstName });
  return { email, surveyId: await submitQuiz(page, customer) };
}

/** The id of the quiz. */
async function submitQuiz(
  page: Page,
  {
    materials = 'fabric',
    styles = livingRoom.favorite_styles,
    room = livingRoom.type_of_furniture,
    says = {},
  }: Customer,
): Promise<string> {
  const responses = { ...livingRoom.responses, sofa: { ...livingRoom.responses.sofa, materials }, ...says };
  const survey = { ...livingRoom, responses, favorite_styles: styles, type_of_furniture: room };
  const { id } = await post<{ id: string }>(page, '/api/users/me/surveysData', survey);
  await post(page, `/api/users/me/surveysData/${id}/submit`, {});
  return id;
}

/** Pays for the room of the customer in this browser over the API, as a program would. */
export async function payForRoom(page: Page, surveyId: string, { keepsCard = false } = {}): Promise<void> {
  const fee = await post<{ client_secret: string }>(page, '/api/createSelectionFeeOrder', { surveyId });
  const confirmed = await page.request.post(`/v1/payment_intents/${fee.client_secret.split('_secret_')[0]}/confirm`, {
    form: {
      key: 'pk_test_sandbox',
      client_secret: fee.client_secret,
      payment_method: 'pm_card_visa',
      ...(keepsCard ? { setup_future_usage: 'on_session' } : {}),
    },
  });
  expect(confirmed.ok(), await confirmed.text()).toBe(true);
}

/** A new customer in this browser whose boards are ready: the fee is paid over the API too. */
export async function customerWithBoards(page: Page, customer: Customer = {}): Promise<ReadyBoards> {
  const { email, surveyId } = await customerWithQuiz(page, customer);
  await payForRoom(page, surveyId, customer);
  return { email, ...(await boardsFor(page, surveyId)) };
}

/** The boards of another room of the customer in this browser, whose fee is paid: an office is always an added room. */
export async function boardsOfAddedRoom(page: Page, customer: Customer): Promise<Omit<ReadyBoards, 'email'>> {
  return boardsFor(page, await submitQuiz(page, customer));
}

async function boardsFor(page: Page, surveyId: string): Promise<Omit<ReadyBoards, 'email'>> {
  let selection: Selection | undefined;
  await expect
    .poll(
      async () => {
        const answer = await page.request.get('/api/users/me/selections');
        selection = ((await answer.json()) as Selection[]).find((one) => one.surveyId === surveyId);
        return selection?.id;
      },
      // A test ends at its own limit; a script that takes pictures on a busy machine has none. Every other test waits here,
      // so it asks more often than polls do by themselves.
      { timeout: 0, intervals: [150] },
    )
    .toBeTruthy();
  if (!selection) throw new Error('no boards came');
  const recordIds = selection.boards.flatMap(({ furniture }) => furniture.map(({ recordId }) => recordId));
  return { surveyId, selectionId: selection.id, recordIds: [...new Set(recordIds)] };
}

/** What is chosen from the boards, with how many of each. */
export async function choosing(
  page: Page,
  { selectionId }: ReadyBoards,
  chosen: readonly { id: string; quantity?: number }[],
): Promise<void> {
  const answer = await page.request.patch(`/api/users/me/selections/${selectionId}`, {
    data: { chosen: chosen.map((one) => ({ ...one, selectionId })) },
    headers: { Origin: shopOrigin() },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}
