import { takenOver } from '#core/survey/index.ts';
import { type Draft, type Drafts, dropDraft, type ServerSurvey } from './drafts.ts';
import { confirmDraft } from './settle-drafts.ts';

export type SavingState = 'idle' | 'saving' | 'failed';

export interface SaverParts {
  read(): Drafts;
  change(by: (drafts: Drafts) => Drafts): void;
  /** Resolves with the status and the survey, if any. Rejects if nothing came back. */
  send(draft: Draft): Promise<{ status: number; survey: ServerSurvey | null }>;
  onState(state: SavingState): void;
  onFailed(what: 'save' | 'update'): void;
  /** Newer answers from another device replaced some here. */
  onTakenOver(keys: readonly string[]): void;
  /** The survey was already submitted on another device. */
  onTooLate(): void;
}

const changeOne = (drafts: Drafts, id: string, by: (draft: Draft) => Draft): Drafts => ({
  ...drafts,
  all: drafts.all.map((draft) => (draft.id === id ? by(draft) : draft)),
});

/** Saves a signed-in user's answers, one survey at a time, and keeps going while more come in. */
export function createDraftSaver(parts: SaverParts) {
  let running: Promise<boolean> | null = null;
  let complained = false;

  const nextUnsaved = (owner: string) => parts.read().all.find((draft) => draft.owner === owner && draft.unsaved);

  async function saveOne(draft: Draft): Promise<boolean> {
    const { status, survey } = await parts.send(draft);
    if (survey && status < 300) {
      const replaced = takenOver(draft.sheet, survey.sheet);
      parts.change((drafts) => changeOne(drafts, draft.id, (now) => confirmDraft(now, draft.sheet, survey)));
      if (replaced.length > 0) parts.onTakenOver(replaced);
      return true;
    }
    // Submitted on another device, and its answers are final.
    if (status === 409) {
      parts.change((drafts) => dropDraft(drafts, draft.id));
      parts.onTooLate();
    }
    // The survey is gone, so these answers become a new one.
    else if (status === 404 && draft.surveyId) {
      parts.change((drafts) => changeOne(drafts, draft.id, (now) => ({ ...now, surveyId: null })));
    } else return false;
    return true;
  }

  async function saveAll(owner: string): Promise<boolean> {
    for (let draft = nextUnsaved(owner); draft; draft = nextUnsaved(owner)) {
      parts.onState('saving');
      const saved = await saveOne(draft).catch(() => false);
      if (!saved) {
        parts.onState('failed');
        // Reported once, not on every click while offline.
        if (!complained) parts.onFailed(draft.surveyId ? 'update' : 'save');
        complained = true;
        return false;
      }
    }
    complained = false;
    parts.onState('idle');
    return true;
  }

  return {
    /** True once everything answered so far is on the server. */
    async save(owner: string): Promise<boolean> {
      while (running) await running;
      running = saveAll(owner).finally(() => {
        running = null;
      });
      return running;
    },
  };
}
