import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answersOf, changeSheet, emptySheet } from '#core/survey/index.ts';
import {
  currentDraft,
  type Draft,
  draftsOf,
  dropDraft,
  isBegun,
  mergeDrafts,
  noDrafts,
  readDrafts,
  startDraft,
  writeAnswers,
} from './drafts.ts';
import { confirmDraft, settleDrafts } from './settle-drafts.ts';

const noon = Date.parse('2026-11-15T12:00:00Z');
const begun = writeAnswers(startDraft(noDrafts, 'draft-1', null), 'draft-1', { need_help: true }, noon);

describe('what a browser keeps', () => {
  it('is read back as it was written', () => {
    expect(readDrafts(JSON.stringify(begun), noon)).toEqual(begun);
  });

  it('never fails, whatever is stored there', () => {
    expect(readDrafts(null, noon)).toEqual(noDrafts);
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.jsonValue().map((all) => JSON.stringify({ all })),
        ),
        (kept) => {
          for (const { id, sheet } of readDrafts(kept, noon).all)
            expect([typeof id, typeof sheet]).toEqual(['string', 'object']);
        },
      ),
    );
  });

  it('is only the person’s own', () => {
    const two = writeAnswers(startDraft(begun, 'draft-2', 'june'), 'draft-2', { need_help: false }, noon);
    expect(draftsOf(two, 'june').map(({ id }) => id)).toEqual(['draft-2', 'draft-1']);
    expect(draftsOf(two, 'may').map(({ id }) => id)).toEqual(['draft-1']);
    expect(currentDraft(two, 'may')?.id).toBe('draft-1');
    expect(currentDraft(dropDraft(two, 'draft-2'), null)?.id).toBe('draft-1');
  });

  it('is begun with an answer of its own, not with one that came along', () => {
    const empty = startDraft(noDrafts, 'draft-3', 'june');
    expect(empty.all.map(isBegun)).toEqual([false]);
    const address = { state: { value: 'NY', at: 0 }, zip: { value: '11201', at: 0 } };
    expect(isBegun({ ...(empty.all[0] as Draft), sheet: address })).toBe(false);
    expect(begun.all.map(isBegun)).toEqual([true]);
  });

  it('of two windows is both', () => {
    const one = writeAnswers(begun, 'draft-1', { what_kind_of_place: 'House' }, noon + 1);
    const other = writeAnswers(begun, 'draft-1', { boldness: 7 }, noon + 2);
    const merged = currentDraft(mergeDrafts(one, other), null);
    expect(answersOf(merged?.sheet ?? {})).toEqual({ need_help: true, what_kind_of_place: 'House', boldness: 7 });
  });
});

const nothing = { inProgress: [], finished: [] };

describe('signing in', () => {
  it('makes the local answers the account’s, once, and never over newer ones', () => {
    const claimed = settleDrafts(begun, 'june', nothing);
    expect(claimed.all).toMatchObject([{ id: 'draft-1', owner: 'june', unsaved: true, surveyId: null }]);
    const newer = { id: 'survey_1', draft: 'draft-1', sheet: { need_help: { value: false, at: noon + 5000 } } };
    const again = settleDrafts(begun, 'june', { inProgress: [newer], finished: [] });
    expect(again.all).toHaveLength(1);
    expect(answersOf(again.all[0]?.sheet ?? {})).toEqual({ need_help: false });
  });

  it('brings the surveys of other devices, and lets go of what was submitted there', () => {
    const survey = { id: 'survey_1', draft: null, sheet: emptySheet };
    const saved = settleDrafts(noDrafts, 'june', { inProgress: [survey], finished: [] });
    expect(saved.all).toMatchObject([{ surveyId: 'survey_1', owner: 'june', unsaved: false }]);
    expect(settleDrafts(saved, 'june', nothing).all).toHaveLength(1);
    expect(settleDrafts(saved, 'june', { inProgress: [], finished: ['survey_1'] }).all).toEqual([]);
    expect(settleDrafts(begun, 'june', { inProgress: [], finished: ['draft-1'] }).all).toEqual([]);
  });

  it('shows only your own', () => {
    const junes = settleDrafts(begun, 'june', nothing);
    const withMay = settleDrafts(junes, 'may', nothing);
    expect(draftsOf(withMay, 'may')).toEqual([]);
    expect(draftsOf(withMay, 'june')).toHaveLength(1);
    const saved = { ...junes, all: junes.all.map((draft) => ({ ...draft, unsaved: false })) };
    expect(settleDrafts(saved, 'may', nothing).all).toEqual([]);
  });
});

describe('saving', () => {
  const save = (draft: Draft, server: typeof emptySheet, now: number) => {
    const sheet = changeSheet(server, { sheet: draft.sheet }, now).sheet;
    return { sheet, confirmed: confirmDraft(draft, draft.sheet, { id: 'survey_1', draft: draft.id, sheet }) };
  };

  it('agrees with the server even when this browser’s clock is a day ahead', () => {
    const [draft] = writeAnswers(begun, 'draft-1', { boldness: 7 }, noon + 86_400_000).all;
    if (!draft) throw new Error('no draft');
    const { sheet, confirmed } = save(draft, emptySheet, noon);
    expect(confirmed).toMatchObject({ unsaved: false, surveyId: 'survey_1', sheet });
    expect(save(confirmed, sheet, noon).sheet).toEqual(sheet);
  });

  it('keeps what was said while it was under way', () => {
    const [draft] = begun.all;
    const [meanwhile] = writeAnswers(begun, 'draft-1', { boldness: 2 }, noon + 10).all;
    if (!draft || !meanwhile) throw new Error('no draft');
    const confirmed = confirmDraft(meanwhile, draft.sheet, { id: 'survey_1', draft: 'draft-1', sheet: draft.sheet });
    expect(confirmed.unsaved).toBe(true);
    expect(answersOf(confirmed.sheet)).toEqual({ need_help: true, boldness: 2 });
  });

  it('loses no answer in any order of answering, saving, forgetting to save and coming back', () => {
    const acts = fc.array(
      fc.record({
        device: fc.nat(1),
        act: fc.constantFrom('answer', 'save', 'reload'),
        value: fc.integer({ min: 1, max: 10 }),
      }),
      { maxLength: 25 },
    );
    fc.assert(
      fc.property(acts, (list) => {
        let server = emptySheet;
        let time = noon;
        let last: number | null = null;
        const devices = [begun, begun].map((drafts) => settleDrafts(drafts, 'june', nothing));
        const sync = (at: number) => {
          const draft = devices[at]?.all[0];
          if (!draft) return;
          const sheet = changeSheet(server, { sheet: draft.sheet }, time).sheet;
          server = sheet;
          const confirmed = confirmDraft(draft, draft.sheet, { id: 'survey_1', draft: draft.id, sheet });
          devices[at] = { ...(devices[at] ?? noDrafts), all: [confirmed] };
        };
        for (const { device, act, value } of list) {
          time += 1000;
          const drafts = devices[device] ?? noDrafts;
          if (act === 'answer') {
            devices[device] = writeAnswers(drafts, 'draft-1', { boldness: value }, time);
            last = value;
          } else if (act === 'reload') devices[device] = readDrafts(JSON.stringify(drafts), time);
          else sync(device);
        }
        for (const at of [0, 1, 0]) sync(at);
        expect(answersOf(server).boldness ?? null).toBe(last);
        expect(answersOf(devices[0]?.all[0]?.sheet ?? {})).toEqual(answersOf(server));
        expect(answersOf(devices[1]?.all[0]?.sheet ?? {})).toEqual(answersOf(server));
      }),
    );
  });
});
