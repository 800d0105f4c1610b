import { describe, expect, test } from 'vitest';
import { createStreams, type LiveEvent } from './streams.ts';

const limit = 2;
const june = 'june';

/** One process's lists. What was heard is kept as "a: replaced". */
function aProcess() {
  const heard: string[] = [];
  const streams = createStreams(limit);
  return {
    ...streams,
    heard,
    listen: (id: string, sessionId = `session of ${id}`) =>
      streams.open(june, { id, sessionId, listener: (event: LiveEvent) => void heard.push(`${id}: ${event}`) }),
    hearsOpened: (id: string, at: number, by: number | null = null) => streams.opened(june, { id, at }, by),
    /** Two more, told of at last. With nothing but these the account is at its limit, and a ghost would cost one. */
    fill() {
      for (const [id, at] of [['y', 98] as const, ['z', 99] as const]) {
        this.listen(id);
        this.hearsOpened(id, at);
      }
    },
  };
}

describe('attack 15: whatever order the news comes in, a stream that left costs no live one', () => {
  test('attack 15: it left before its own opening came back', () => {
    const here = aProcess();
    here.listen('stays');
    here.hearsOpened('stays', 1);
    here.listen('leaves');
    here.closed(june, 'leaves');
    here.hearsOpened('leaves', 2);
    here.listen('second');
    here.hearsOpened('second', 3);
    expect(here.heard, 'although that it left hasn’t come back yet').toEqual([]);
    here.closed(june, 'leaves');
    expect(here.others()).toEqual([]);
  });

  test('attack 15: it left while there was no connection to tell anyone', () => {
    const [here, there] = [aProcess(), aProcess()];
    there.listen('oldest');
    there.hearsOpened('oldest', 1);
    there.hearsOpened('lost', 2, 7);
    here.listen('lost');
    here.closed(june, 'lost');
    // The roll call of the process that's back.
    there.forgetOthers();
    there.listen('newest');
    there.hearsOpened('newest', 3);
    expect(there.heard).toEqual([]);
  });

  test('attack 15: its process stopped or was killed; those of others are kept', () => {
    const here = aProcess();
    here.listen('oldest');
    here.hearsOpened('oldest', 1);
    here.hearsOpened('of the dead', 2, 7);
    expect(here.others()).toEqual([7]);
    here.forget(7);
    expect(here.others()).toEqual([]);
    here.hearsOpened('of the living', 3, 8);
    here.forget(7);
    expect(here.others()).toEqual([8]);
    here.hearsOpened('one too many', 4, 8);
    expect(here.heard).toEqual(['oldest: replaced']);
  });

  test('attack 15: this process knew of no stream when it opened, and hears of it only as it leaves', () => {
    const here = aProcess();
    here.hearsOpened('elsewhere', 1, 7);
    here.listen('own');
    here.closed(june, 'elsewhere');
    here.hearsOpened('own', 2);
    here.hearsOpened('another', 3, 7);
    expect(here.heard).toEqual([]);
  });

  test('attack 15: its session ended in the process that had it, and the others hear that it left', () => {
    const here = aProcess();
    here.listen('own', 'one');
    here.hearsOpened('own', 1);
    here.hearsOpened('elsewhere', 2, 7);
    here.endSession(june, 'two');
    here.closed(june, 'elsewhere');
    here.hearsOpened('newer', 3, 7);
    expect(here.heard).toEqual([]);
    here.endSession(june, 'one');
    expect(here.heard).toEqual(['own: session-ended']);
    here.closed(june, 'own');
    here.fill();
    expect(here.heard).toEqual(['own: session-ended']);
  });
});

describe('attack 15: which one is over the limit is the same in every process', () => {
  const opened = [
    ['a', 1, 'here'],
    ['b', 2, 'there'],
    ['c', 3, 'there'],
  ] as const;
  const orders = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ];

  test.each(orders)('attack 15: told again after a roll call in the order %i, %i, %i', (...order) => {
    const [here, there] = [aProcess(), aProcess()];
    for (const [id, at, where] of opened.slice(0, 2)) {
      (where === 'here' ? here : there).listen(id);
      here.hearsOpened(id, at, where === 'here' ? null : 7);
      there.hearsOpened(id, at, where === 'there' ? null : 8);
    }
    here.forgetOthers();
    there.forgetOthers();
    there.listen('c');
    for (const [id, at, where] of order.flatMap((which) => [opened[which]]).filter((one) => one !== undefined)) {
      here.hearsOpened(id, at, where === 'here' ? null : 7);
      there.hearsOpened(id, at, where === 'there' ? null : 8);
    }
    expect([here.heard, there.heard]).toEqual([['a: replaced'], []]);
  });

  test('attack 15: one that no one was told of yet is never the one over the limit', () => {
    const here = aProcess();
    here.listen('untold');
    here.hearsOpened('b', 2, 7);
    here.hearsOpened('c', 3, 7);
    here.hearsOpened('d', 4, 7);
    expect(here.heard).toEqual([]);
    here.hearsOpened('untold', 5);
    expect(here.heard).toEqual([]);
    here.hearsOpened('e', 6, 7);
    expect(here.heard).toEqual([]);
    here.hearsOpened('f', 7, 7);
    expect(here.heard).toEqual(['untold: replaced']);
  });

  test('attack 15: told twice counts once', () => {
    const here = aProcess();
    here.listen('own');
    here.hearsOpened('own', 1);
    here.hearsOpened('own', 1);
    here.hearsOpened('other', 2, 7);
    here.hearsOpened('other', 2, 7);
    expect(here.heard).toEqual([]);
    expect(here.told()).toEqual([{ accountId: june, id: 'own', at: 1 }]);
  });
});
