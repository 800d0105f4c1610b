import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerAt, answersOf, changeSheet, emptySheet, prune } from '../index.ts';

const noon = Date.parse('2026-11-15T12:00:00Z');

describe('an update from outside', () => {
  it('may be a survey’s own fields, said now', () => {
    const update = { responses: { what_kind_of_place: 'House' }, type_of_furniture: 'living-room' };
    const { sheet, refused } = changeSheet(emptySheet, update, noon);
    expect(refused).toEqual([]);
    expect(answersOf(sheet)).toMatchObject({ what_kind_of_place: 'House', type_of_furniture: 'living-room' });
    expect(sheet.what_kind_of_place?.at).toBe(noon);
  });

  it('may be a sheet with its own times: the later answer wins, whichever arrives first', () => {
    const early = { sheet: { need_help: { value: true, at: noon - 5000 } } };
    const late = { sheet: { need_help: { value: false, at: noon - 1000 } } };
    const one = changeSheet(changeSheet(emptySheet, early, noon).sheet, late, noon).sheet;
    const other = changeSheet(changeSheet(emptySheet, late, noon).sheet, early, noon).sheet;
    expect(one).toEqual(other);
    expect(answersOf(one)).toEqual({ need_help: false });
  });

  it('says which answers it did not take', () => {
    const { sheet, refused } = changeSheet(emptySheet, { responses: { type_of_furniture: 'garage', zip: 'x' } }, noon);
    expect(refused).toEqual(['type_of_furniture', 'zip']);
    expect(answersOf(sheet)).toEqual({});
  });

  it('never breaks, whatever it is, and leaves only valid answers', () => {
    fc.assert(
      fc.property(fc.anything({ maxDepth: 4 }), fc.jsonValue(), (anything, json) => {
        for (const update of [anything, json, { responses: anything }, { sheet: json, responses: json }]) {
          const answers = answersOf(changeSheet(emptySheet, update, noon).sheet);
          expect(prune(answers)).toEqual(answers);
          expect(answerAt(answers, '__proto__')).toBeUndefined();
        }
      }),
    );
  });
});
