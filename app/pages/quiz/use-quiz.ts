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
import { type Answers, answersOf, type QuizContext, withStateOfZip } from '#core/survey/index.ts';
import type { QuizFacts } from '#server/quiz/open-quiz.ts';
import { basicRegistration, passwordStep } from './step-address.ts';

const openedOffline = typeof document !== 'undefined' && document.documentElement.hasAttribute(copyMark);
const lookAgainMs = 2000;

/**
 * Offline, the page is the copy that any visitor would see, but this browser knows whose answers it stores: signing out
 * would have cleared them. The user can continue with them, and we ask the server as soon as it's reachable.
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
    // A browser that never noticed it was offline won't fire 'online' either, so poll.
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

  // Set together with the new data, so there's no moment when the answers belong to no one.
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

/** Set when a visitor begins the quiz: once every chapter before the account is done, the quiz starts at the account. */
export const startWithLogin = 'survey-start-with-login';

export interface Quiz {
  uid: string | null;
  /** Offline, so the server couldn't tell us who this is. */
  isAway: boolean;
  /** False until hydrated: the server doesn't know a visitor's answers. */
  alive: boolean;
  draft: Draft | null;
  answers: Answers;
  context: QuizContext;
  drafts: readonly Draft[];
  /** Drafts with at least one answer. */
  unfinished: readonly Draft[];
  /** The current answers, possibly newer than the last render. */
  read: () => Answers;
  /** Stores answers and returns the updated ones. */
  give: (given: Readonly<Record<string, unknown>>) => Answers;
  /** The account's survey that a draft became; null if it hasn't, or is gone. */
  surveyIdOf: (draftId: string) => string | null;
  /** The draft being answered is gone: submitted elsewhere, or its owner signed out. */
  vanished: boolean;
  start: () => void;
  open: (draft: Draft) => void;
}

const mineNow = (uid: string | null) => currentDraft(draftStore.read(), uid);

/** With a password right away, or name and email first and the password later. */
function howToRegister(slug: string | null): NonNullable<QuizContext['registration']> {
  if (slug === basicRegistration) return 'basic';
  // Stay on the password step until the account is known, although the started registration is complete by then.
  return slug === passwordStep || hasBegun() ? 'password' : 'full';
}

/** The survey being answered: this browser's draft, merged with what the account has on the server. */
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
    draftStore.change((all) => {
      // A visitor has one quiz. A signed-in user's other drafts are safe on the server.
      const old = uid === null ? currentDraft(all, null) : null;
      return startDraft(old ? dropDraft(all, old.id) : all, newDraftId(), uid);
    });
  }, [uid]);

  const give = useCallback(
    (given: Readonly<Record<string, unknown>>) => {
      if (!mineNow(uid)) start();
      draftStore.change((all) => writeAnswers(all, mineNow(uid)?.id ?? '', withStateOfZip(given), Date.now()));
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
