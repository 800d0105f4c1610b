import type { Draft, ServerSurvey } from './drafts.ts';

const address = '/api/users/me/surveysData';

/** A draft's answers on their way to the account's survey: a new one, or merged into the one it has become. */
export async function sendDraft(draft: Draft): Promise<{ status: number; survey: ServerSurvey | null }> {
  const answer = await fetch(draft.surveyId ? `${address}/${draft.surveyId}` : address, {
    method: draft.surveyId ? 'PATCH' : 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ draft: draft.id, sheet: draft.sheet }),
  });
  if (!answer.ok) return { status: answer.status, survey: null };
  return { status: answer.status, survey: (await answer.json()) as ServerSurvey };
}
