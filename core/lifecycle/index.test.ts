import { describe, expect, it } from 'vitest';
import { defineLifecycle } from './index.ts';

const door = defineLifecycle({
  name: 'door',
  states: ['open', 'closed', 'bricked up'],
  start: ['open'],
  transitions: [
    { act: 'close', from: ['open'], to: 'closed' },
    { act: 'open', from: ['closed'], to: 'open' },
    { act: 'brick up', from: ['open', 'closed'], to: 'bricked up' },
  ],
});

describe('a lifecycle', () => {
  it('says where an act leads, and refuses the others', () => {
    expect(door.next('open', 'close')).toEqual({ ok: true, to: 'closed' });
    expect(door.next('bricked up', 'open')).toEqual({ ok: false, reason: 'not-allowed' });
    expect(door.actsFrom('closed')).toEqual(['open', 'brick up']);
    expect(door.transitionsOf('brick up')).toEqual([{ act: 'brick up', from: ['open', 'closed'], to: 'bricked up' }]);
    expect(door.isFinal('bricked up')).toBe(true);
    expect(door.isFinal('open')).toBe(false);
  });

  const bad = (changes: object) => () =>
    defineLifecycle({
      name: 'bad',
      states: ['a', 'b'],
      start: ['a'],
      transitions: [{ act: 'go', from: ['a'], to: 'b' }],
      ...changes,
    } as never);

  it('refuses a table that cannot be right, when it is loaded', () => {
    expect(bad({})).not.toThrow();
    expect(bad({ states: ['a', 'b', 'c'] })).toThrow("'c' can never be reached");
    expect(bad({ states: ['a', 'b', 'a'] })).toThrow('listed twice');
    expect(bad({ start: [] })).toThrow('no state to start from');
    expect(bad({ start: ['x'] })).toThrow("unknown start state 'x'");
    expect(bad({ transitions: [{ act: 'go', from: ['a'], to: 'x' }] })).toThrow("unknown state 'x'");
    expect(bad({ transitions: [{ act: 'go', from: ['x'], to: 'b' }] })).toThrow("unknown state 'x'");
    expect(bad({ transitions: [{ act: '', from: ['a'], to: 'b' }] })).toThrow('without a name');
    expect(bad({ transitions: [{ act: 'go', from: [], to: 'b' }] })).toThrow('starts nowhere');
    const go = { act: 'go', from: ['a'], to: 'b' };
    expect(bad({ transitions: [go, go] })).toThrow('written twice');
  });
});
