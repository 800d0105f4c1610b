import { describe, expect, it } from 'vitest';
import { answersOf, changeSheet, emptySheet } from '#core/survey/index.ts';
import { createDraftSaver, type SavingState } from './draft-saver.ts';
import { type Drafts, noDrafts, startDraft, writeAnswers } from './drafts.ts';

const noon = Date.parse('2026-11-15T12:00:00Z');

/** A browser and a server that can be made to fail. */
function world() {
  let drafts: Drafts = writeAnswers(startDraft(noDrafts, 'draft-1', 'june'), 'draft-1', { need_help: true }, noon);
  let server = emptySheet;
  const seen = { states: [] as SavingState[], failed: [] as string[], takenOver: [] as string[][], sent: 0 };
  const answers: (number | 'lost' | (() => void))[] = [];
  const saver = createDraftSaver({
    read: () => drafts,
    change: (by) => {
      drafts = by(drafts);
    },
    async send(draft) {
      seen.sent += 1;
      const how = answers.shift();
      if (how === 'lost') throw new Error('no network');
      if (typeof how === 'number') return { status: how, survey: null };
      how?.();
      server = changeSheet(server, { sheet: draft.sheet }, noon + 60_000).sheet;
      return { status: 200, survey: { id: 'survey_1', draft: draft.id, sheet: server } };
    },
    onState: (state) => seen.states.push(state),
    onFailed: (what) => seen.failed.push(what),
    onTakenOver: (keys) => seen.takenOver.push([...keys]),
    onTooLate: () => seen.failed.push('too late'),
  });
  return {
    saver,
    seen,
    answers,
    say: (given: Record<string, unknown>, at: number) => {
      drafts = writeAnswers(drafts, 'draft-1', given, at);
    },
    elsewhere: (given: Record<string, unknown>, at: number) => {
      server = changeSheet(
        server,
        { sheet: writeAnswers(startDraft(noDrafts, 'x', null), 'x', given, at).all[0]?.sheet },
        noon + 60_000,
      ).sheet;
    },
    drafts: () => drafts,
    server: () => answersOf(server),
  };
}

describe('saving behind the quiz', () => {
  it('saves, and saves again what was entered in the meantime', async () => {
    const { saver, seen, answers, say, drafts, server } = world();
    answers.push(() => say({ boldness: 8 }, noon + 10));
    expect(await saver.save('june')).toBe(true);
    expect(seen).toMatchObject({ sent: 2, failed: [], states: ['saving', 'saving', 'idle'] });
    expect(server()).toEqual({ need_help: true, boldness: 8 });
    expect(drafts().all).toMatchObject([{ surveyId: 'survey_1', unsaved: false }]);
  });

  it('has nothing to send for someone else, or when everything is sent', async () => {
    const { saver, seen } = world();
    await saver.save('may');
    await saver.save('june');
    await saver.save('june');
    expect(seen.sent).toBe(1);
  });

  it('says once that it failed, keeps everything, and saves it when it can', async () => {
    const { saver, seen, answers, say, drafts, server } = world();
    answers.push('lost', 500, 401);
    for (const at of [1, 2, 3]) {
      expect(await saver.save('june')).toBe(false);
      say({ boldness: at }, noon + at);
    }
    expect(seen.failed).toEqual(['save']);
    expect(drafts().all[0]?.unsaved).toBe(true);
    expect(await saver.save('june')).toBe(true);
    expect(server()).toEqual({ need_help: true, boldness: 3 });
    say({ boldness: 4 }, noon + 4);
    answers.push('lost');
    await saver.save('june');
    expect(seen.failed).toEqual(['save', 'update']);
  });

  it('names the answers that another device replaced', async () => {
    const { saver, seen, elsewhere, drafts } = world();
    elsewhere({ need_help: false }, noon + 5000);
    await saver.save('june');
    expect(seen.takenOver).toEqual([['need_help']]);
    expect(answersOf(drafts().all[0]?.sheet ?? {})).toEqual({ need_help: false });
  });

  it('drops what was submitted elsewhere, and starts over with what is gone', async () => {
    const submitted = world();
    submitted.answers.push(409);
    expect(await submitted.saver.save('june')).toBe(true);
    expect(submitted.drafts().all).toEqual([]);
    expect(submitted.seen.failed).toEqual(['too late']);
    const gone = world();
    await gone.saver.save('june');
    gone.say({ boldness: 1 }, noon + 1);
    gone.answers.push(404);
    expect(await gone.saver.save('june')).toBe(true);
    expect(gone.seen.sent).toBe(3);
    expect(gone.drafts().all).toMatchObject([{ surveyId: 'survey_1', unsaved: false }]);
  });

  it('asked twice at once sends once', async () => {
    const { saver, seen } = world();
    await Promise.all([saver.save('june'), saver.save('june')]);
    expect(seen.sent).toBe(1);
  });
});
