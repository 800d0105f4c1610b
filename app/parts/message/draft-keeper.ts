interface Needs {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** The text's name in this browser. What the server has of it is beside it. */
  name: string;
  /** Sends it to the server; false if it can't take it now. */
  send: (text: string) => Promise<boolean>;
}

/** How long to wait after the last key before sending. */
const pauseMs = 700;
/** How often to try again without a network. */
const againMs = 4000;

/** Keeps one text as it's typed: in this browser at once, on the server after a pause, until the server has it. */
export class DraftKeeper {
  #needs: Needs;
  #text = '';
  #saved = '';
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending = false;

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  /** What to show: text that only this browser has, or else the server's. */
  begin(stored: string): string {
    const here = this.#read(this.#needs.name);
    const isUnsaved = here !== this.#read(this.#savedName);
    this.#saved = stored;
    this.#text = isUnsaved ? here : stored;
    this.#write();
    if (this.#text !== this.#saved) this.#soon(0);
    return this.#text;
  }

  write(text: string): void {
    this.#text = text;
    this.#write();
    this.#soon(pauseMs);
  }

  /** The message is sent, and the server has forgotten its draft. */
  sent(): void {
    clearTimeout(this.#timer);
    this.#text = '';
    this.#saved = '';
    this.#write();
  }

  /** The network is back. */
  again = (): void => {
    if (this.#text !== this.#saved) this.#soon(0);
  };

  /** The page is going away: send what's left without waiting for an answer. */
  leave = (): void => {
    clearTimeout(this.#timer);
    if (this.#text !== this.#saved) void this.#needs.send(this.#text);
  };

  #soon(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#save(), ms);
  }

  async #save(): Promise<void> {
    if (this.#sending || this.#text === this.#saved) return;
    const text = this.#text;
    this.#sending = true;
    const isTaken = await this.#needs.send(text);
    this.#sending = false;
    // Sent as a message meanwhile: the draft is gone on both sides.
    if (isTaken && (this.#text !== '' || text === '')) this.#saved = text;
    this.#write();
    if (this.#text !== this.#saved) this.#soon(isTaken ? 0 : againMs);
  }

  get #savedName(): string {
    return `${this.#needs.name}:saved`;
  }

  #read(name: string): string {
    try {
      return this.#needs.storage.getItem(name) ?? '';
    } catch {
      return '';
    }
  }

  #write(): void {
    const { storage, name } = this.#needs;
    const kept = [
      [name, this.#text],
      [this.#savedName, this.#saved],
    ] as const;
    try {
      for (const [key, text] of kept) {
        if (text === '') storage.removeItem(key);
        else storage.setItem(key, text);
      }
    } catch {
      // A full or forbidden store: the text is still on the page, and on its way to the server.
    }
  }
}
