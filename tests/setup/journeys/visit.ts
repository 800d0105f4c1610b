import type { BrowserContext, Page } from '@playwright/test';
import { addDays } from '../../../core/promotion/index.ts';
import { livingRoom } from '../../../server/survey/survey.test-data.ts';
import { expect, shopOrigin } from '../browser.ts';
import { fresh, freshEmail } from '../fresh.ts';

const headers = () => ({ Origin: shopOrigin() });

export interface AskedVisit {
  firstName: string;
  email: string;
  surveyId: string;
  street: string;
}

/** A new customer in this browser who asked us to come and measure. */
export async function asksForVisit(
  page: Page,
  given: { street: string; zip: string; today: string },
): Promise<AskedVisit> {
  const { street, zip, today } = given;
  const firstName = fresh('June ');
  const email = freshEmail('visit');
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(path, { data, headers: headers() });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return (await answer.json()) as { id: string };
  };
  await post('/api/auth/sign-up/email', { email, password: 'a walnut armchair', name: firstName, firstName });
  const { id: surveyId } = await post('/api/users/me/surveysData', livingRoom);
  await post(`/api/users/me/surveysData/${surveyId}/submit`, {});
  const form = { survey: surveyId, street, zip, phone: '718-555-0142', note: 'Ring twice.', day: addDays(today, 5) };
  const asked = await page.request.post('/measurements', { form, headers: headers() });
  expect(asked.ok(), await asked.text()).toBe(true);
  return { firstName, email, surveyId, street };
}

/** A day and a person for the visit, set by staff as the studio's form does. */
export async function isOn(staff: BrowserContext, { surveyId }: AskedVisit, date: string, representative: string) {
  const form = { act: 'schedule', surveyId, representative, date };
  const answer = await staff.request.post('/studio/visits', { form, headers: headers() });
  expect(answer.ok(), await answer.text()).toBe(true);
}
