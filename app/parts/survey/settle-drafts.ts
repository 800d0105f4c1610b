import { type AnswerSheet, mergeSheets, takenOver } from '#core/survey/index.ts';
import type { Draft, Drafts, ServerSurvey, ServerSurveys } from './drafts.ts';

const isOf = (draft: Draft, survey: ServerSurvey) => draft.surveyId === survey.id || draft.id === survey.draft;

/**
 * Reconciles a user's drafts with the server's surveys. Drafts started before signing in become theirs; submitted ones
 * are dropped. Another user's drafts stay hidden, as long as they hold answers that only this browser has.
 */
export function settleDrafts(drafts: Drafts, owner: string, { inProgress, finished }: ServerSurveys): Drafts {
  const open = drafts.all.filter(
    (draft) =>
      (draft.owner === null || draft.owner === owner) &&
      !finished.some((id) => id === draft.surveyId || id === draft.id),
  );
  const mine = open.map((draft): Draft => {
    const survey = inProgress.find((each) => isOf(draft, each));
    const unsaved = draft.unsaved || (draft.owner === null && Object.keys(draft.sheet).length > 0);
    if (!survey) return { ...draft, owner, unsaved };
    return { ...draft, owner, surveyId: survey.id, sheet: mergeSheets(draft.sheet, survey.sheet), unsaved };
  });
  const elsewhere = inProgress.filter((survey) => !open.some((draft) => isOf(draft, survey)));
  const brought = elsewhere.map(
    (survey): Draft => ({
      id: survey.draft ?? survey.id,
      surveyId: survey.id,
      owner,
      sheet: survey.sheet,
      unsaved: false,
    }),
  );
  const others = drafts.all.filter((draft) => draft.owner !== null && draft.owner !== owner && draft.unsaved);
  return { ...drafts, all: [...mine, ...brought, ...others] };
}

/** The answers here that newer ones from the server replace. */
export function replacedElsewhere(drafts: Drafts, owner: string, { inProgress }: ServerSurveys): readonly string[] {
  return drafts.all.flatMap((draft) => {
    const survey = draft.owner === owner ? inProgress.find((each) => isOf(draft, each)) : undefined;
    return survey ? takenOver(draft.sheet, mergeSheets(draft.sheet, survey.sheet)) : [];
  });
}

const isSame = (one: AnswerSheet[string] | undefined, other: AnswerSheet[string] | undefined) =>
  one !== undefined &&
  other !== undefined &&
  one.at === other.at &&
  JSON.stringify(one.value) === JSON.stringify(other.value);

/**
 * Updates a draft after the server confirmed what was sent. The server's timestamps win from here on; otherwise a
 * browser with a fast clock would never agree with it. Answers given in the meantime stay and still need to be sent.
 */
export function confirmDraft(draft: Draft, sent: AnswerSheet, confirmed: ServerSurvey): Draft {
  const saidMeanwhile = Object.entries(draft.sheet).filter(([key, entry]) => !isSame(entry, sent[key]));
  return {
    ...draft,
    surveyId: confirmed.id,
    sheet: mergeSheets(confirmed.sheet, Object.fromEntries(saidMeanwhile)),
    unsaved: saidMeanwhile.length > 0,
  };
}
