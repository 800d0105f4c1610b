import { useCallback, useEffect, useMemo } from 'react';
import { draftStore, newDraftId } from '#app/parts/survey/draft-store.ts';
import {
  currentDraft,
  type Draft,
  draftsOf,
  dropDraft,
  isBegun,
  openDraft,
  startDraft,
  writeAnswers,
} from '#app/parts/survey/drafts.ts';
import { settleDrafts } from '#app/parts/survey/settle-drafts.ts';
import { useDrafts } from '#app/parts/survey/use-drafts.ts';
import { useSession } from '#app/shell/session.ts';
import { type Answers, answersOf, type QuizContext } from '#core/survey/index.ts';
import type { QuizFacts } from '#server/survey/open-quiz.ts';

export interface Quiz {
  uid: string | null;
  /** False while the server's page has not come alive: it knows no visitor's answers. */
  alive: boolean;
  draft: Draft | null;
  answers: Answers;
  context: QuizContext;
  drafts: readonly Draft[];
  /** Those that somebody has begun. */
  unfinished: readonly Draft[];
  /** As they stand at this moment, ahead of what was drawn last. */
  read: () => Answers;
  /** Writes answers down and says how they stand now. */
  give: (given: Readonly<Record<string, unknown>>) => Answers;
  /** The account's survey that the draft has become by now. */
  surveyId: () => string | null;
  start: () => void;
  open: (draft: Draft) => void;
}

const mineNow = (uid: string | null) => currentDraft(draftStore.read(), uid);

/** The survey being answered: this browser's draft, together with what the account has on the server. */
export function useQuiz(facts: QuizFacts): Quiz {
  const { user } = useSession();
  const uid = user?.uid ?? null;
  const drafts = useDrafts();
  const { surveys, feeCovers } = facts;

  useEffect(() => {
    if (uid) draftStore.change((all) => settleDrafts(all, uid, surveys));
  }, [uid, surveys]);

  const draft = drafts ? currentDraft(drafts, uid) : null;
  const sheet = draft?.sheet ?? (drafts ? undefined : surveys.inProgress[0]?.sheet);
  const answers = useMemo(() => answersOf(sheet ?? {}), [sheet]);
  const context = useMemo<QuizContext>(() => ({ signedIn: uid !== null, feeCovers }), [uid, feeCovers]);

  const start = useCallback(() => {
    draftStore.change((all) => {
      // A visitor has one quiz; a signed-in person's others are safe on the server.
      const old = uid === null ? currentDraft(all, null) : null;
      return startDraft(old ? dropDraft(all, old.id) : all, newDraftId(), uid);
    });
  }, [uid]);

  const give = useCallback(
    (given: Readonly<Record<string, unknown>>) => {
      if (!mineNow(uid)) start();
      draftStore.change((all) => writeAnswers(all, mineNow(uid)?.id ?? '', given, Date.now()));
      return answersOf(mineNow(uid)?.sheet ?? {});
    },
    [uid, start],
  );

  const read = useCallback(() => answersOf(mineNow(uid)?.sheet ?? {}), [uid]);
  const surveyId = useCallback(() => mineNow(uid)?.surveyId ?? null, [uid]);
  const open = useCallback(({ id }: Draft) => draftStore.change((all) => openDraft(all, id)), []);
  const mine = drafts ? draftsOf(drafts, uid) : [];

  const known = { uid, alive: drafts !== null, draft, answers, context, drafts: mine };
  return { ...known, unfinished: mine.filter(isBegun), read, give, surveyId, start, open };
}
