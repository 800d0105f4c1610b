import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callBackMinutes, letterDueAfter, mayCallBack, selectionLifecycle } from '../index.ts';

const published = new Date('2026-11-15T15:00:00Z');
const out = { state: 'published' as const, letterDueAt: letterDueAfter(published), openedAt: null };
const later = (minutes: number) => new Date(published.getTime() + minutes * 60_000);

describe('calling boards back', () => {
  it('is possible until the letter goes out', () => {
    expect(mayCallBack(out, later(callBackMinutes - 1))).toEqual({ ok: true });
    expect(mayCallBack(out, later(callBackMinutes))).toEqual({ ok: false, reason: 'letter-sent' });
    expect(mayCallBack({ ...out, letterDueAt: null }, later(0))).toEqual({ ok: false, reason: 'letter-sent' });
  });

  it('is over once they were opened or ordered from', () => {
    expect(mayCallBack({ ...out, openedAt: later(1) }, later(2))).toEqual({ ok: false, reason: 'opened' });
    expect(mayCallBack({ ...out, state: 'ordered' }, later(2))).toEqual({ ok: false, reason: 'opened' });
  });

  it('is a step the lifecycle knows', () => {
    fc.assert(
      fc.property(fc.constantFrom(...selectionLifecycle.states), fc.integer({ min: 0, max: 20 }), (state, minutes) => {
        const may = mayCallBack({ ...out, state }, later(minutes)).ok;
        expect(may && !selectionLifecycle.next(state, 'call back').ok).toBe(false);
      }),
    );
  });
});
