import { takenOver } from '#core/survey/index.ts';
import { type Draft, type Drafts, dropDraft, type ServerSurvey } from './drafts.ts';
import { confirmDraft } from './settle-drafts.ts';

export type SavingState = 'idle' | 'saving' | 'failed';

export interface SaverParts {
  read(): Drafts;
  change(by: (drafts: Drafts) => Drafts): void;
  /** Answers the status and, where there is one, the survey. Rejects when nothing came back at all. */
  send(draft: Draft): Promise<{ status: number; survey: ServerSurvey | null }>;
  onState(state: SavingState): void;
  onFailed(what: 'save' | 'update'): void;
  /** Another device's later answers took the place of some here. */
  onTakenOver(keys: readonly string[]): void;
  /** The survey was submitted on another device before this was said. */
  onTooLate(): void;
}

const changeOne = (drafts: Drafts, id: string, by: (draft: Draft) => Draft): Drafts => ({
  ...drafts,
  all: drafts.all.map((draft) => (draft.id === id ? by(draft) : draft)),
});

/** Sends what a signed-in person said, one survey after the other, and again while more is said meanwhile. */
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
    // Submitted on another device: there its answers stand.
    if (status === 409) {
      parts.change((drafts) => dropDraft(drafts, draft.id));
      parts.onTooLate();
    }
    // The survey is gone; what was said becomes a new one.
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
        // Said once, not with every click of an hour offline.
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
    /** True once everything said so far is on the server. */
    async save(owner: string): Promise<boolean> {
      while (running) await running;
      running = saveAll(owner).finally(() => {
        running = null;
      });
      return running;
    },
  };
}
