import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Target, WordKeeper, type Words } from './word-keeper.ts';

const target: Target = { of: 'board', id: 'board_1' };
const before: Words = { name: 'A', note: '' };

/** A server with one board's words, and a browser's store. */
function desk() {
  const store = new Map<string, string>();
  const server = { words: before, up: true, calls: 0, refuses: 0 };
  /** Reads the desk again. */
  const page = { read: async (): Promise<void> => undefined };
  const open = () =>
    new WordKeeper({
      storage: {
        getItem: (name) => store.get(name) ?? null,
        setItem: (name, text) => void store.set(name, text),
        removeItem: (name) => void store.delete(name),
      },
      storeName: 'words',
      send: async ({ seen, typed }) => {
        server.calls += 1;
        if (!server.up) return { ok: false, status: 0, message: 'Unreached.' };
        if (server.refuses) return { ok: false, status: server.refuses, message: 'Signed out.' };
        if (JSON.stringify(seen) !== JSON.stringify(server.words)) return { ok: false, status: 409, message: 'Stale.' };
        server.words = Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, text.trim()]));
        return { ok: true, status: 200, message: '' };
      },
      now: () => new Date('2026-11-15T19:02:00Z'),
      onSaved: () => page.read(),
    });
  return { store, server, page, open };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('words on the desk', () => {
  it('are saved after a pause, together, and typed on before the desk is read again', async () => {
    const { server, open, store } = desk();
    const keeper = open();
    keeper.write(target, before, { note: 'Lo' });
    keeper.write(target, before, { note: 'Low ' });
    expect(store.get('words')).toContain('Low');
    await vi.advanceTimersByTimeAsync(1000);
    expect(server).toMatchObject({ words: { name: 'A', note: 'Low' }, calls: 1 });
    expect(keeper.shown(target, before)).toEqual({ name: 'A', note: 'Low ' });
    expect(store.has('words')).toBe(false);
    keeper.write(target, before, { note: 'Low and calm' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.words).toEqual({ name: 'A', note: 'Low and calm' });
    expect(keeper.saving()).toEqual({ state: 'idle', at: new Date('2026-11-15T19:02:00Z') });
  });

  it('wait for the network, in this page or the next', async () => {
    const { server, open } = desk();
    server.up = false;
    const keeper = open();
    keeper.write(target, before, { note: 'Kept.' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(keeper.saving().state).toBe('waiting');
    expect(await keeper.flush()).toBe(false);
    const next = open();
    next.restore();
    expect(next.shown(target, before)).toEqual({ name: 'A', note: 'Kept.' });
    server.up = true;
    await vi.advanceTimersByTimeAsync(5000);
    expect(server.words.note).toBe('Kept.');
    expect(await next.flush()).toBe(true);
  });

  it('are in what the desk shows once they’ve been flushed, so what’s pressed next knows of them', async () => {
    const { server, page, open } = desk();
    let shown = before;
    page.read = async () => {
      await Promise.resolve();
      shown = server.words;
    };
    const keeper = open();
    keeper.write(target, before, { note: 'Low.' });
    expect(await keeper.flush()).toBe(true);
    expect(shown).toEqual({ name: 'A', note: 'Low.' });
    // Also where they were saved a moment ago and the desk is still being read.
    keeper.write(target, shown, { note: 'Low and calm.' });
    await vi.advanceTimersByTimeAsync(700);
    expect(await keeper.flush()).toBe(true);
    expect(shown).toEqual({ name: 'A', note: 'Low and calm.' });
  });

  it('never overwrite a colleague’s unseen', async () => {
    const { server, open } = desk();
    const keeper = open();
    keeper.write(target, before, { note: 'Mine.' });
    server.words = { name: 'A', note: 'Theirs.' };
    expect(await keeper.flush()).toBe(false);
    expect(keeper.of(target)).toMatchObject({ refused: 'Stale.', typed: { note: 'Mine.' } });
    expect(server.words.note).toBe('Theirs.');
    keeper.settle(target, 'mine', server.words);
    expect(await keeper.flush()).toBe(true);
    expect(server.words.note).toBe('Mine.');
    keeper.write(target, server.words, { note: 'Mine again.' });
    keeper.settle(target, 'theirs', server.words);
    expect(keeper.shown(target, server.words)).toEqual(server.words);
  });

  it('that are refused are sent again only when asked to, and are kept in the browser', async () => {
    const { server, open, store } = desk();
    server.refuses = 401;
    const keeper = open();
    keeper.write(target, before, { note: 'Kept.' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.calls).toBe(1);
    expect(keeper.of(target)).toMatchObject({ refused: 'Signed out.', unsaved: true });
    expect(store.get('words')).toContain('Kept.');
    server.refuses = 0;
    keeper.settle(target, 'mine', before);
    expect(await keeper.flush()).toBe(true);
    expect(server.words.note).toBe('Kept.');
  });

  it('that come too fast wait, and are sent again', async () => {
    const { server, open } = desk();
    server.refuses = 429;
    const keeper = open();
    keeper.write(target, before, { note: 'Kept.' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(keeper.saving().state).toBe('waiting');
    server.refuses = 0;
    await vi.advanceTimersByTimeAsync(5000);
    expect(server.words.note).toBe('Kept.');
  });

  it('give way to what the desk shows later, such as after an undo or a colleague’s change back', async () => {
    const { server, open } = desk();
    const keeper = open();
    const typed = async (note: string) => {
      keeper.write(target, server.words, { note });
      await vi.advanceTimersByTimeAsync(1000);
    };
    await typed('Low. ');
    // Not read again yet: what was typed stays. Then the desk is read, and only then the note is gone.
    expect(keeper.shown(target, before).note).toBe('Low. ');
    keeper.caughtUp(target, server.words);
    expect(keeper.shown(target, server.words).note).toBe('Low. ');
    server.words = before;
    expect(keeper.shown(target, server.words).note).toBe('');
    // An undo may come before the desk was read again.
    await typed('High.');
    server.words = before;
    keeper.forgetSaved();
    expect(keeper.shown(target, server.words).note).toBe('');
    await typed('Written on.');
    expect(server.words.note).toBe('Written on.');
  });

  it('of two tabs without a network are both kept, whichever is closed first', async () => {
    const { server, open } = desk();
    server.up = false;
    const other: Target = { of: 'board', id: 'board_2' };
    const [one, two] = [open(), open()];
    one.write(target, before, { note: 'In one tab.' });
    two.write(other, before, { note: 'In the other.' });
    two.settle(other, 'theirs', before);
    const later = open();
    later.restore();
    expect(later.shown(target, before).note).toBe('In one tab.');
    expect(later.shown(other, before).note).toBe('');
  });
});
