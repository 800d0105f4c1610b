import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { hasBegun } from '#app/parts/account/begun-registration.ts';
import { draftStore, newDraftId } from '#app/parts/survey/draft-store.ts';
import {
  currentDraft,
  type Draft,
  type Drafts,
  draftsOf,
  dropDraft,
  isBegun,
  openDraft,
  startDraft,
  writeAnswers,
} from '#app/parts/survey/drafts.ts';
import { tellTakenOver } from '#app/parts/survey/saving.ts';
import { replacedElsewhere, settleDrafts } from '#app/parts/survey/settle-drafts.ts';
import { useDrafts } from '#app/parts/survey/use-drafts.ts';
import { useSession } from '#app/shell/session/session.ts';
import { useShopFacts } from '#app/shell/shop-facts.ts';
import { copyMark } from '#core/settings/index.ts';
import { type Answers, answersOf, type QuizContext } from '#core/survey/index.ts';
import type { QuizFacts } from '#server/survey/open-quiz.ts';
import { basicRegistration, passwordStep } from './step-address.ts';

const openedOffline = typeof document !== 'undefined' && document.documentElement.hasAttribute(copyMark);
const lookAgainMs = 2000;

/**
 * Opened without a network, the page is the copy that any visitor would see, but this browser knows whose answers it keeps:
 * signing out would have forgotten them. They can be gone on with, and the server is asked as soon as it can be.
 */
function useKeptOwner(uid: string | null, drafts: Drafts | null): string | null {
  const { revalidate, state } = useRevalidator();
  const asks = useRef(false);
  const [hasAsked, setHasAsked] = useState(false);
  const isCopy = openedOffline && !hasAsked && uid === null;
  const owner = (isCopy && drafts?.all.find((draft) => draft.owner !== null)?.owner) || null;

  useEffect(() => {
    if (owner === null) return;
    const ask = () => {
      asks.current = true;
      void revalidate();
    };
    // A browser that never noticed that nobody answers does not notice either when somebody does.
    const look = async () => {
      if (navigator.onLine && !asks.current && (await isThere())) ask();
    };
    const looking = setInterval(() => void look(), lookAgainMs);
    window.addEventListener('online', ask);
    return () => {
      clearInterval(looking);
      window.removeEventListener('online', ask);
    };
  }, [owner, revalidate]);

  // The answer is drawn together with the end of the asking: there is no moment in which nobody owns the answers.
  useEffect(() => {
    if (asks.current && state === 'idle') setHasAsked(true);
  }, [state]);

  return owner;
}

const isThere = (): Promise<boolean> =>
  fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Set once a visitor has come to the account step: from then on the quiz begins there. */
export const startWithLogin = 'survey-start-with-login';

export interface Quiz {
  uid: string | null;
  /** Without a network, and therefore without a word from the server about this person. */
  isAway: boolean;
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
  /** The account's survey that a draft has become by now; null where it has not, or is gone. */
  surveyIdOf: (draftId: string) => string | null;
  /** What was being answered here is gone: submitted elsewhere, or whoever answered it is signed out. */
  vanished: boolean;
  start: () => void;
  open: (draft: Draft) => void;
}

const mineNow = (uid: string | null) => currentDraft(draftStore.read(), uid);

/** With a password at once; or name and e-mail first, and the password that completes them. */
function howToRegister(slug: string | null): NonNullable<QuizContext['registration']> {
  if (slug === basicRegistration) return 'basic';
  // Whoever is at the password stays there until the account is known, though what was begun is done by then.
  return slug === passwordStep || hasBegun() ? 'password' : 'full';
}

/** The survey being answered: this browser's draft, together with what the account has on the server. */
export function useQuiz(facts: QuizFacts, slug: string | null): Quiz {
  const { user } = useSession();
  const drafts = useDrafts();
  const keptOwner = useKeptOwner(user?.uid ?? null, drafts);
  const uid = user?.uid ?? keptOwner;
  const isAway = keptOwner !== null;
  const { surveys, feeCovers } = facts;
  const { onSiteVisits } = useShopFacts();

  useEffect(() => {
    if (!uid || isAway) return;
    const replaced = replacedElsewhere(draftStore.read(), uid, surveys);
    draftStore.change((all) => settleDrafts(all, uid, surveys));
    if (replaced.length > 0) tellTakenOver(replaced);
  }, [uid, isAway, surveys]);

  const draft = drafts ? currentDraft(drafts, uid) : null;
  const sheet = draft?.sheet ?? (drafts ? undefined : surveys.inProgress[0]?.sheet);
  const answers = useMemo(() => answersOf(sheet ?? {}), [sheet]);
  const registration = drafts && !uid ? howToRegister(slug) : 'full';
  const context = useMemo<QuizContext>(
    () => ({ signedIn: uid !== null, feeCovers, registration, visitsPaused: !onSiteVisits }),
    [uid, feeCovers, registration, onSiteVisits],
  );

  const answering = useRef<string | null>(null);
  const [vanished, setVanished] = useState(false);
  const mine = drafts ? draftsOf(drafts, uid) : [];
  const isGone = answering.current !== null && !mine.some(({ id }) => id === answering.current);
  useEffect(() => {
    if (isGone) setVanished(true);
    else answering.current = draft?.id ?? null;
  }, [isGone, draft?.id]);

  const start = useCallback(() => {
    answering.current = null;
    setVanished(false);
    localStorage.removeItem(startWithLogin);
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
  const surveyIdOf = useCallback(
    (draftId: string) => draftStore.read().all.find(({ id }) => id === draftId)?.surveyId ?? null,
    [],
  );
  const open = useCallback(({ id }: Draft) => {
    answering.current = null;
    setVanished(false);
    draftStore.change((all) => openDraft(all, id));
  }, []);

  const known = { uid, isAway, alive: drafts !== null, draft, answers, context, drafts: mine, vanished };
  return { ...known, unfinished: mine.filter(isBegun), read, give, surveyIdOf, start, open };
}
