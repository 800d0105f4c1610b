import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retryLoad } from './retry-load.ts';

const page = new EventTarget();
const line = { onLine: true };
const lost = new TypeError('Failed to fetch dynamically imported module');

beforeEach(() => {
  vi.useFakeTimers();
  line.onLine = true;
  vi.stubGlobal('window', page);
  vi.stubGlobal('navigator', line);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Fails this many times, then loads. */
function script(failures: number) {
  let asked = 0;
  const load = async () => {
    asked += 1;
    if (asked <= failures) throw lost;
    return 'the form';
  };
  return { load, asked: () => asked };
}

test('a script that fails twice comes at the third time', async () => {
  const { load, asked } = script(2);
  const come = retryLoad(load);
  await vi.runAllTimersAsync();
  expect(await come).toBe('the form');
  expect(asked()).toBe(3);
});

test('one that fails every time is given up', async () => {
  const { load, asked } = script(9);
  const given = expect(retryLoad(load)).rejects.toBe(lost);
  await vi.runAllTimersAsync();
  await given;
  expect(asked()).toBe(3);
});

test('without a network it is asked for when there is one, however often there was none', async () => {
  const { load, asked } = script(5);
  line.onLine = false;
  const come = retryLoad(load);
  for (let time = 1; time <= 5; time++) {
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked()).toBe(time);
    page.dispatchEvent(new Event('online'));
  }
  expect(await come).toBe('the form');
});
