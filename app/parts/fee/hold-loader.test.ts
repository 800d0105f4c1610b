import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shell } from '#core/settings/index.ts';
import { holdLoader } from './hold-loader.ts';

/** What the loader on screen says; null once it's gone. */
let said: string | null;
const open = () => {
  said = 'Getting your payment ready';
  return holdLoader((words) => {
    said = words;
  }, shell.loaderMinimumMs);
};
const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('what is ready at once is still shown for 2500 ms, and no longer', () => {
  const loader = open();
  loader.seen();
  loader.done();
  pass(2499);
  expect(said).toBe('Getting your payment ready');
  pass(1);
  expect(said).toBeNull();
});

test('what was waited for is not held up: the time it took counts', () => {
  const loader = open();
  loader.seen();
  pass(2000);
  loader.done();
  pass(499);
  expect(said).not.toBeNull();
  pass(1);
  expect(said).toBeNull();
});

test.each([2500, 9000])('after %i ms of waiting it goes at once', (took) => {
  const loader = open();
  loader.seen();
  pass(took);
  loader.done();
  expect(said).toBeNull();
});

test('it stays as long as it is waited for', () => {
  open().seen();
  pass(60_000);
  expect(said).not.toBeNull();
});

test('each showing counts for itself, and an older one does not end it', () => {
  const loader = open();
  loader.seen();
  loader.done();
  pass(2000);
  loader.show('Taking your payment.');
  pass(500);
  expect(said).toBe('Taking your payment.');
  loader.done();
  pass(1999);
  expect(said).toBe('Taking your payment.');
  pass(1);
  expect(said).toBeNull();
});

test('a page that was left is told nothing more', () => {
  const loader = open();
  loader.seen();
  loader.done();
  loader.end();
  pass(5000);
  expect(said).not.toBeNull();
});
