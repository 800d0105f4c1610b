import type { Random } from './random.ts';

const most = 40;

/** What an answer may name, and how it is recognized. */
const kinds: readonly [kind: string, pattern: RegExp][] = [
  ['', /\b([a-z]+)_[0-9a-hjkmnp-tv-z]{21}\b/g],
  ['record', /\brec-[a-z0-9-]{3,60}\b/g],
  ['scene', /\bscenes\/[a-z-]+\/[a-z0-9-]+\b/g],
  ['stamp', /(?<="stamp",")[\w.~-]{20,400}(?=")/g],
  ['token', /(?<=token=)[\w.~-]{16,600}/g],
  // A maker's page opens by the link in its mail, id and key together.
  ['maker portal', /\/maker\/portal\/\w+\?key=[\w.~%-]{16,600}/g],
  ['maker orders', /\/maker\/orders\/\w+\?key=[\w.~%-]{16,600}/g],
  ['share', /(?<=\/shared-selection\/)[\w-]{16,80}/g],
];

/** The names of things that someone was shown: real ids for requests that are meant to work. */
export class Things {
  readonly #known = new Map<string, string[]>();

  learn(text: string): void {
    for (const [kind, pattern] of kinds) {
      for (const [found, prefix] of text.slice(0, 60_000).matchAll(pattern)) this.add(kind || prefix || '', found);
    }
  }

  add(kind: string, id: string): void {
    const list = this.#known.get(kind) ?? [];
    if (list.includes(id)) return;
    // The oldest makes room: what was shown lately is more likely still there.
    this.#known.set(kind, [...list, id].slice(-most));
  }

  pick(kind: string, random: Random): string | undefined {
    const list = this.#known.get(kind);
    return list && random.pick(list);
  }

  any(random: Random): string | undefined {
    const all = [...this.#known.values()].flat();
    return all.length > 0 ? random.pick(all) : undefined;
  }
}
