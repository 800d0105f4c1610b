import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AnswerSheet, answersOf, changeSheet, emptySheet } from '#core/survey/index.ts';
import { createDraftSaver } from './draft-saver.ts';
import { type Drafts, mergeDrafts, noDrafts, readDrafts, startDraft, writeAnswers } from './drafts.ts';
import { settleDrafts } from './settle-drafts.ts';

const noon = Date.parse('2026-11-15T12:00:00Z');
const june = 'june';

/** Independent questions, so that the last answer to each is what must remain. */
const said = fc.oneof(
  fc.record({ key: fc.constant('boldness'), value: fc.integer({ min: 1, max: 10 }) }),
  fc.record({ key: fc.constant('need_help'), value: fc.boolean() }),
  fc.record({ key: fc.constant('project_name'), value: fc.constantFrom('Oak', 'Elm', 'Ash') }),
  fc.record({ key: fc.constant('type_of_furniture'), value: fc.constantFrom('bedroom', 'living-room') }),
);

/** What can happen to a device at any moment. A request may be lost on the way there or on the way back. */
const happens = fc.record({
  device: fc.nat(1),
  act: fc.oneof(
    { weight: 4, arbitrary: said.map((given) => ({ kind: 'answer' as const, given })) },
    {
      weight: 2,
      arbitrary: fc
        .constantFrom('arrives', 'lost there', 'lost back', 'refused')
        .map((how) => ({ kind: 'save' as const, how })),
    },
    { weight: 1, arbitrary: fc.constantFrom('crash', 'look', 'second window').map((kind) => ({ kind })) },
  ),
});

/** One server and one user's two devices, each with memory that a crash clears and storage that it doesn't. */
function createWorld() {
  let time = noon;
  let server: AnswerSheet | null = null;
  const surveys = () => ({
    inProgress: server ? [{ id: 'survey_1', draft: 'draft-1', sheet: server }] : [],
    finished: [],
  });
  const devices = [0, 1].map((index) => {
    let memory: Drafts = index === 0 ? startDraft(noDrafts, 'draft-1', june) : noDrafts;
    let storage = JSON.stringify(memory);
    let how = 'arrives';
    const change = (by: (drafts: Drafts) => Drafts) => {
      memory = by(mergeDrafts(memory, readDrafts(storage, time)));
      storage = JSON.stringify(memory);
    };
    const saver = createDraftSaver({
      read: () => memory,
      change,
      async send({ id, sheet }) {
        if (how === 'lost there') throw new Error('no network');
        if (how === 'refused') return { status: 503, survey: null };
        server = changeSheet(server ?? emptySheet, { sheet }, time).sheet;
        if (how === 'lost back') throw new Error('no network');
        return { status: 200, survey: { id: 'survey_1', draft: id, sheet: server } };
      },
      onState: () => undefined,
      onFailed: () => undefined,
      onTakenOver: () => undefined,
      onTooLate: () => undefined,
    });
    return {
      answer({ key, value }: { key: string; value: unknown }): boolean {
        const draft = memory.all[0];
        if (draft) change((drafts) => writeAnswers(drafts, draft.id, { [key]: value }, time));
        return draft !== undefined;
      },
      save(next: string) {
        how = next;
        return saver.save(june);
      },
      look: () => change((drafts) => settleDrafts(drafts, june, surveys())),
      crash() {
        memory = readDrafts(storage, time);
      },
      secondWindow() {
        const other = readDrafts(storage, time);
        storage = JSON.stringify(settleDrafts(other, june, surveys()));
      },
      answers: () => answersOf(memory.all[0]?.sheet ?? emptySheet),
      count: () => memory.all.length,
    };
  });
  return {
    devices,
    later: () => {
      time += 1000;
    },
    answers: () => answersOf(server ?? emptySheet),
  };
}

describe('no order of plug-pulls loses an answer', () => {
  it('on two devices, whatever is lost, crashes or comes back late', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(happens, { minLength: 1, maxLength: 40 }), async (story) => {
        const world = createWorld();
        const last: Record<string, unknown> = {};
        for (const { device, act } of story) {
          world.later();
          const one = world.devices[device];
          if (!one) continue;
          if (act.kind === 'answer') {
            if (one.answer(act.given)) last[act.given.key] = act.given.value;
          } else if (act.kind === 'save') await one.save(act.how);
          else if (act.kind === 'crash') one.crash();
          else if (act.kind === 'look') one.look();
          else one.secondWindow();
        }
        // The network is back, and both devices sync again.
        for (const one of [...world.devices, ...world.devices]) {
          world.later();
          await one.save('arrives');
          one.look();
        }
        expect(world.answers()).toEqual(last);
        for (const one of world.devices) {
          if (one.count() === 0) continue;
          expect(one.count()).toBe(1);
          expect(one.answers()).toEqual(last);
        }
      }),
      { numRuns: 200 },
    );
  });
});
