import { parseJson } from '#core/texts/index.ts';

export type Words = Readonly<Record<string, string>>;

/** Whose words they are: a board's name and note, or the note about the piece in a slot. */
export interface Target {
  of: 'board' | 'piece';
  id: string;
}

export interface Kept extends Target {
  /** What was there when the writing began. */
  seen: Words;
  typed: Words;
  /** Not on the server yet. */
  unsaved: boolean;
  /** Older words of our own that the desk may still show, until it's read again after the save. */
  own: readonly string[];
  /** Why the server didn't take it. It isn't sent again by itself. */
  refused: string | null;
}

export interface Saving {
  state: 'idle' | 'saving' | 'waiting' | 'refused';
  /** When something was last saved from this browser. */
  at: Date | null;
}

interface Sent {
  ok: boolean;
  /** 0: the server couldn't be reached. */
  status: number;
  /** Why it wasn't taken. */
  message: string;
}

interface Needs {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  storeName: string;
  send: (words: Target & { seen: Words; typed: Words }) => Promise<Sent>;
  now: () => Date;
  /** The desk has to be read again. Ends once it has been. */
  onSaved: () => Promise<void> | void;
}

/** Send after this long without another key. */
const pauseMs = 700;
/** With no network, try again this often. */
const againMs = 4000;

const keyOf = ({ of, id }: Target) => `${of}:${id}`;

const tooManyRequests = 429;
const comesLater = (status: number) => status === 0 || status >= 500 || status === tooManyRequests;

/** The server trims words, so these count as the same. */
const trimmed = (words: Words): Words =>
  Object.fromEntries(Object.entries(words).map(([name, text]) => [name, text.trim()]));
const printed = (words: Words) => JSON.stringify(trimmed(words));
const isSame = (one: Words, other: Words) => printed(one) === printed(other);

/** How many of our own saves the desk may lag behind. */
const mostOwn = 20;

/**
 * Keeps every word typed on the desk: in this browser at once, on the server after a pause. Words stay here until the
 * server has them, across slots, tabs, reloads and a lost network. A colleague's words are never overwritten unseen.
 */
export class WordKeeper {
  #needs: Needs;
  #kept = new Map<string, Kept>();
  /** Everything this page has kept at some time. What else is in the store is another tab's. */
  #known = new Set<string>();
  #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<void> | null = null;
  #reading: Promise<void> = Promise.resolve();
  #saving: Saving = { state: 'idle', at: null };

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  /** What this browser kept from last time. */
  restore(): void {
    for (const one of this.#stored()) {
      if (!this.#kept.has(keyOf(one))) this.#keep({ ...one, own: one.own ?? [], unsaved: true, refused: null });
    }
    this.#changed();
    this.#saveSoon(0);
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  saving = () => this.#saving;

  of(target: Target): Kept | undefined {
    return this.#kept.get(keyOf(target));
  }

  /** What the field shows: what was typed, unless a colleague has written something else since it was saved. */
  shown(target: Target, now: Words): Words {
    const kept = this.of(target);
    return kept && (kept.unsaved || isSame(kept.typed, now) || kept.own.includes(printed(now))) ? kept.typed : now;
  }

  write({ of, id }: Target, now: Words, part: Words): void {
    const before = this.of({ of, id });
    // The desk may not have been read again since our last save; then what we saved is what's there.
    const ours = before && (before.unsaved || before.own.includes(printed(now)));
    const seen = ours ? before.seen : now;
    const typed = { ...this.shown({ of, id }, now), ...part };
    const own = ours ? before.own : [printed(now)];
    this.#set({ of, id, seen, typed, own, unsaved: true, refused: null });
    this.#saveSoon(pauseMs);
  }

  /** The desk shows what was saved here, so whatever it shows from now on is newer. */
  caughtUp(target: Target, now: Words): void {
    const kept = this.of(target);
    if (kept && !kept.unsaved && kept.own.length > 0 && isSame(kept.typed, now)) this.#set({ ...kept, own: [] });
  }

  /** Saved words may be gone from the desk, such as by an undo: show what it shows. */
  forgetSaved(): void {
    for (const [key, { unsaved }] of this.#kept) if (!unsaved) this.#kept.delete(key);
    this.#changed();
  }

  /** After a conflict: save over what is there now, or let it stand. */
  settle(target: Target, whose: 'mine' | 'theirs', now: Words): void {
    const kept = this.of(target);
    if (!kept) return;
    if (whose === 'theirs') this.#kept.delete(keyOf(target));
    else this.#keep({ ...kept, seen: now, typed: { ...now, ...onlyText(kept.typed) }, refused: null });
    this.#changed();
    this.#saveSoon(0);
  }

  /** Saves everything now, until the desk shows it. False: some words couldn't be saved. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    await this.#sending;
    await this.#save();
    await this.#reading;
    return ![...this.#kept.values()].some(({ unsaved }) => unsaved);
  }

  /** The network is back. */
  again = (): void => this.#saveSoon(0);

  /** The page is going away: send what's left without waiting for an answer. */
  leave = (): void => {
    clearTimeout(this.#timer);
    for (const one of this.#waiting()) void this.#needs.send(one);
  };

  #waiting = () => [...this.#kept.values()].filter(({ unsaved, refused }) => unsaved && refused === null);

  #saveSoon(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#save(), ms);
  }

  #save(): Promise<void> {
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = null;
    });
    return this.#sending;
  }

  async #sendAll(): Promise<void> {
    let saved = false;
    for (let [one] = this.#waiting(); one; [one] = this.#waiting()) {
      this.#say('saving');
      const { ok, status, message } = await this.#needs.send(one);
      const newest = this.of(one) ?? one;
      if (ok) {
        saved = true;
        // Anything typed meanwhile isn't saved yet, and builds on what just was.
        const own = [printed(one.typed), ...newest.own].slice(0, mostOwn);
        this.#set({ ...newest, seen: trimmed(one.typed), own, unsaved: newest.typed !== one.typed });
        this.#saving = { state: 'idle', at: this.#needs.now() };
      } else if (comesLater(status)) {
        this.#say('waiting');
        this.#saveSoon(againMs);
        break;
      } else this.#set({ ...newest, refused: message });
    }
    if (this.#saving.state !== 'waiting') {
      this.#say([...this.#kept.values()].some(({ refused }) => refused !== null) ? 'refused' : 'idle');
    }
    if (saved) this.#reading = Promise.resolve(this.#needs.onSaved());
  }

  #say(state: Saving['state']): void {
    if (this.#saving.state !== state) this.#saving = { ...this.#saving, state };
    this.#changed();
  }

  #keep(kept: Kept): void {
    this.#known.add(keyOf(kept));
    this.#kept.set(keyOf(kept), kept);
  }

  #set(kept: Kept): void {
    this.#keep(kept);
    this.#changed();
  }

  #stored(): Kept[] {
    const { storage, storeName } = this.#needs;
    try {
      return keptIn(storage.getItem(storeName));
    } catch {
      // A forbidden store has nothing from last time.
      return [];
    }
  }

  #changed(): void {
    const elsewhere = this.#stored().filter((one) => !this.#known.has(keyOf(one)));
    const unsaved = [...elsewhere, ...[...this.#kept.values()].filter((one) => one.unsaved)];
    const { storage, storeName } = this.#needs;
    try {
      if (unsaved.length === 0) storage.removeItem(storeName);
      else storage.setItem(storeName, JSON.stringify(unsaved));
    } catch {
      // A full or forbidden store: the words are still in the page, and on their way to the server.
    }
    for (const listener of this.#listeners) listener();
  }
}

/** What a browser's store holds: words that aren't on the server yet, of all of its tabs. */
export function keptIn(stored: string | null): Kept[] {
  const read = parseJson(stored ?? '');
  return Array.isArray(read) ? (read as Kept[]).filter((one) => typeof one?.id === 'string') : [];
}

/** The words themselves, without which piece they were about. */
function onlyText({ recordId: _, ...text }: Words): Words {
  return text;
}
