import { type AnswerSheet, answer, emptySheet, isAnswered, mergeSheets, readSheet } from '#core/survey/index.ts';

/** A survey as this browser stores it, from the first click. */
export interface Draft {
  readonly id: string;
  /** The account's survey it became; null until the server confirms. */
  readonly surveyId: string | null;
  /** Null while no one is signed in. */
  readonly owner: string | null;
  readonly sheet: AnswerSheet;
  /** There are answers the server hasn't confirmed yet. */
  readonly unsaved: boolean;
}

export interface Drafts {
  readonly current: string | null;
  /** Newest first. */
  readonly all: readonly Draft[];
}

/** A survey in progress, as the server reports it. */
export interface ServerSurvey {
  readonly id: string;
  readonly draft: string | null;
  readonly sheet: AnswerSheet;
}

/** What the server knows about a user's surveys. */
export interface ServerSurveys {
  readonly inProgress: readonly ServerSurvey[];
  /** Submitted surveys, whose drafts are no longer needed. */
  readonly finished: readonly string[];
}

export const noDrafts: Drafts = { current: null, all: [] };

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Reads the stored drafts and skips anything malformed: bad storage must never break the page. */
export function readDrafts(kept: string | null, now: number): Drafts {
  try {
    const { current, all } = JSON.parse(kept ?? '') as { current?: unknown; all?: unknown };
    const list = Array.isArray(all) ? (all as Partial<Record<keyof Draft, unknown>>[]) : [];
    return {
      current: isText(current) ? current : null,
      all: list.flatMap((draft) =>
        isText(draft?.id)
          ? [
              {
                id: draft.id,
                surveyId: isText(draft.surveyId) ? draft.surveyId : null,
                owner: isText(draft.owner) ? draft.owner : null,
                sheet: readSheet(draft.sheet, now),
                unsaved: draft.unsaved === true,
              },
            ]
          : [],
      ),
    };
  } catch {
    return noDrafts;
  }
}

const change = (drafts: Drafts, id: string, by: (draft: Draft) => Draft): Drafts => ({
  ...drafts,
  all: drafts.all.map((draft) => (draft.id === id ? by(draft) : draft)),
});

/** The drafts this user may see: their own, and those started before signing in. */
export const draftsOf = (drafts: Drafts, owner: string | null): readonly Draft[] =>
  drafts.all.filter((draft) => draft.owner === null || draft.owner === owner);

export function currentDraft(drafts: Drafts, owner: string | null): Draft | null {
  const mine = draftsOf(drafts, owner);
  return mine.find(({ id }) => id === drafts.current) ?? mine[0] ?? null;
}

/** Has the user answered anything? Answers copied from another room or the profile have time 0 and don't count. */
export const isBegun = ({ sheet }: Draft): boolean =>
  Object.values(sheet).some(({ value, at }) => isAnswered(value) && at > 0);

export const startDraft = (drafts: Drafts, id: string, owner: string | null): Drafts => ({
  current: id,
  all: [{ id, surveyId: null, owner, sheet: emptySheet, unsaved: false }, ...drafts.all.filter(isWorthKeeping)],
});

const isWorthKeeping = (draft: Draft) => draft.surveyId !== null || Object.keys(draft.sheet).length > 0;

export const openDraft = (drafts: Drafts, id: string): Drafts => ({ ...drafts, current: id });

export const dropDraft = (drafts: Drafts, id: string): Drafts => ({
  current: drafts.current === id ? null : drafts.current,
  all: drafts.all.filter((draft) => draft.id !== id),
});

export const writeAnswers = (
  drafts: Drafts,
  id: string,
  given: Readonly<Record<string, unknown>>,
  at: number,
): Drafts => change(drafts, id, (draft) => ({ ...draft, sheet: answer(draft.sheet, given, at).sheet, unsaved: true }));

/** Merges what two tabs of one browser know. */
export function mergeDrafts(mine: Drafts, theirs: Drafts): Drafts {
  const merged = mine.all.map((draft) => {
    const other = theirs.all.find(({ id }) => id === draft.id);
    if (!other) return draft;
    return {
      ...draft,
      surveyId: draft.surveyId ?? other.surveyId,
      owner: draft.owner ?? other.owner,
      sheet: mergeSheets(draft.sheet, other.sheet),
      unsaved: draft.unsaved || other.unsaved,
    };
  });
  const onlyTheirs = theirs.all.filter(({ id }) => !mine.all.some((draft) => draft.id === id));
  return { current: mine.current ?? theirs.current, all: [...merged, ...onlyTheirs] };
}
