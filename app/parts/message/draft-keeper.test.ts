import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DraftKeeper } from './draft-keeper.ts';

/** A server with one draft, and browsers with a store each. */
function desk() {
  const server = { draft: '', up: true };
  const browser = () => {
    const store = new Map<string, string>();
    const open = () =>
      new DraftKeeper({
        name: 'message:house:survey_1',
        storage: {
          getItem: (name) => store.get(name) ?? null,
          setItem: (name, text) => void store.set(name, text),
          removeItem: (name) => void store.delete(name),
        },
        send: async (text) => {
          if (server.up) server.draft = text;
          return server.up;
        },
      });
    return { store, open };
  };
  return { server, browser };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('saves a draft after a pause, and another device goes on with it', async () => {
  const { server, browser } = desk();
  const here = browser().open();
  expect(here.begin('')).toBe('');
  here.write('Hello Ju');
  here.write('Hello June');
  expect(server.draft).toBe('');
  await vi.advanceTimersByTimeAsync(700);
  expect(server.draft).toBe('Hello June');
  const there = browser().open();
  expect(there.begin(server.draft)).toBe('Hello June');
});

it('keeps what the server hasn’t got through a reload and a lost network', async () => {
  const { server, browser } = desk();
  const { open } = browser();
  const before = open();
  before.begin('');
  before.write('Hello');
  await vi.advanceTimersByTimeAsync(700);
  server.up = false;
  before.write('Hello June');
  await vi.advanceTimersByTimeAsync(700);
  const after = open();
  expect(after.begin(server.draft)).toBe('Hello June');
  server.up = true;
  await vi.advanceTimersByTimeAsync(5000);
  expect(server.draft).toBe('Hello June');
});

it('shows what another device wrote later, where nothing here waits to be saved', async () => {
  const { server, browser } = desk();
  const { open } = browser();
  const first = open();
  first.begin('');
  first.write('One');
  await vi.advanceTimersByTimeAsync(700);
  server.draft = 'One, two';
  expect(open().begin(server.draft)).toBe('One, two');
  // Sent from there: it's gone here too.
  server.draft = '';
  expect(open().begin(server.draft)).toBe('');
});

it('forgets a draft that was sent, also while it was being saved', async () => {
  const { server, browser } = desk();
  const { store, open } = browser();
  const keeper = open();
  keeper.begin('');
  keeper.write('Hello');
  vi.advanceTimersByTime(700);
  keeper.sent();
  server.draft = '';
  await vi.advanceTimersByTimeAsync(5000);
  expect(server.draft).toBe('');
  expect([...store]).toEqual([]);
});

it('sends what’s left when the page goes away', () => {
  const { server, browser } = desk();
  const keeper = browser().open();
  keeper.begin('');
  keeper.write('Half a sent');
  keeper.leave();
  expect(server.draft).toBe('Half a sent');
});
