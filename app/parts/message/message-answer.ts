export type MessageAnswer = { ok: true; draftId: string | null } | { ok: false; words: string };

export const threadAddress = (surveyId: string) => `/messages/${surveyId}`;
