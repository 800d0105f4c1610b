import { expect, it } from 'vitest';
import { takeTurns } from './take-turns.ts';

/** Jobs that finish on command, and the order they started in. */
function workplace(places: number, perPerson?: number) {
  const turnOf = takeTurns(places, perPerson);
  const begun: string[] = [];
  const running = new Map<string, () => void>();
  return {
    begun,
    ask: (who: string, name: string) =>
      turnOf(who)(() => {
        begun.push(name);
        return new Promise<void>((resolve) => running.set(name, resolve));
      }),
    async finish(name: string) {
      running.get(name)?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

it('does so many at a time, in the order in which they came', async () => {
  const { ask, begun, finish } = workplace(2);
  for (const name of ['a', 'b', 'c', 'd']) void ask('june', name);
  expect(begun).toEqual(['a', 'b']);
  await finish('b');
  expect(begun).toEqual(['a', 'b', 'c']);
  await finish('a');
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
});

it('gives one person one place, and lets others go first in turn', async () => {
  const { ask, begun, finish } = workplace(2, 1);
  for (const name of ['j1', 'j2', 'j3']) void ask('june', name);
  void ask('theo', 't1');
  void ask('theo', 't2');
  void ask('maren', 'm1');
  expect(begun).toEqual(['j1', 't1']);
  await finish('t1');
  expect(begun.slice(2), 'theo has one in line, maren waits as well').toEqual(['t2']);
  await finish('t2');
  expect(begun.slice(3)).toEqual(['m1']);
  await finish('j1');
  expect(begun.slice(4)).toEqual(['j2']);
});

it('goes on after work that failed', async () => {
  const turnOf = takeTurns(1);
  const failed = turnOf('june')(() => Promise.reject(new Error('broken')));
  const next = turnOf('theo')(async () => 'done');
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('done');
});

it('tells whether anyone is at work, and whether the next one has to wait', async () => {
  const turnOf = takeTurns(2);
  const told = () => [turnOf.isWorking(), turnOf.isFull()];
  let finish = () => {};
  expect(told()).toEqual([false, false]);
  const first = turnOf('june')(() => new Promise<void>((resolve) => (finish = resolve)));
  expect(told()).toEqual([true, false]);
  const second = turnOf('june')(async () => expect(told()).toEqual([true, true]));
  await second;
  finish();
  await first;
  expect(told()).toEqual([false, false]);
});
