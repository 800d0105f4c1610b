import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { continuesStep, type DeskState, deskChange, isStill, isTaken } from '../index.ts';

const piece = (note: string, quantity = 1) => ({
  ...{ boardId: 'a', slot: 0, kind: 'sofa', recordId: 'rec-1', unfilled: null, quantity, note },
  ...{ reasons: [], pinned: [], forbidden: [], alternates: null, locked: false, footX: null, footY: null },
});
const desk = (given: Partial<DeskState> = {}): DeskState => ({
  ...{ boards: { a: { name: 'A', note: '' }, b: { name: 'B', note: '' } }, pieces: { p: piece('') }, wishes: {} },
  ...given,
});

describe('what a step changed', () => {
  it('is only that, before and after', () => {
    const after = desk({ pieces: { p: piece('Low.'), q: piece('New.') } });
    expect(deskChange(desk(), after)).toEqual({
      before: { boards: {}, pieces: { p: piece(''), q: null }, wishes: null },
      after: { boards: {}, pieces: { p: piece('Low.'), q: piece('New.') }, wishes: null },
    });
    expect(deskChange(desk(), desk())).toBeNull();
  });

  it('is undone only while it is still there', () => {
    const change = deskChange(desk(), desk({ wishes: { 0: { materials: ['leather'] } } }));
    expect(change && isStill(desk({ wishes: { 0: { materials: ['leather'] } } }), change.after)).toBe(true);
    expect(change && isStill(desk({ wishes: { 0: { materials: ['fabric'] } } }), change.after)).toBe(false);
  });

  it('is not undone where another piece has the slot by now', () => {
    const change = deskChange(desk(), desk({ pieces: {} }));
    const back = change?.before ?? desk();
    expect(isTaken(desk({ pieces: {} }), back)).toBe(false);
    expect(isTaken(desk({ pieces: { q: piece('Elsewhere.') } }), back)).toBe(true);
    expect(isTaken(desk({ pieces: { q: { ...piece(''), slot: 1 } } }), back)).toBe(false);
    expect(isTaken(desk({ pieces: { q: { ...piece(''), boardId: 'b' } } }), back)).toBe(false);
    // One that the step itself takes away again is not in the way.
    expect(isTaken(desk({ pieces: { q: piece('') } }), { ...back, pieces: { ...back.pieces, q: null } })).toBe(false);
  });

  it('always takes one state to the other', () => {
    const state = fc
      .record({ name: fc.string(), note: fc.string(), quantity: fc.integer({ min: 1, max: 9 }), there: fc.boolean() })
      .map(({ name, note, quantity, there }) =>
        desk({ boards: { a: { name, note } }, pieces: there ? { p: piece(note, quantity) } : {} }),
      );
    fc.assert(
      fc.property(state, state, (before, after) => {
        const change = deskChange(before, after);
        expect(change === null || (isStill(before, change.before) && isStill(after, change.after))).toBe(true);
      }),
    );
  });
});

describe('words typed on', () => {
  const at = (seconds: number) => new Date(Date.UTC(2026, 10, 15, 15, 0, seconds));
  const typed = (note: string) => desk({ pieces: { p: piece(note) } });
  it('are the same step within a minute, and another one after it', () => {
    const last = { act: 'board.write', takenAt: at(0), after: typed('Lo') };
    const next = { act: 'board.write', takenAt: at(5), before: typed('Lo') };
    expect(continuesStep(last, next)).toBe(true);
    expect(continuesStep(last, { ...next, takenAt: at(90) })).toBe(false);
    expect(continuesStep(last, { ...next, before: typed('Hi') })).toBe(false);
    expect(continuesStep({ ...last, act: 'board.swap' }, next)).toBe(false);
    expect(continuesStep(null, next)).toBe(false);
  });
});
