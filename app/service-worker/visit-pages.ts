import { type CopiesMessage, copiesOnSite, isPageOnSite } from '#core/visit/index.ts';

interface Means {
  copies(): Promise<Pick<Cache, 'match' | 'put' | 'delete' | 'keys'>>;
  /** Deletes all copies. */
  clear(): Promise<unknown>;
  /** The page as the signed-in person sees it. */
  ask(path: string): Promise<Response>;
  /** Caches the files a page refers to. */
  keepFiles(html: string): Promise<unknown>;
  now(): number;
}

const [keptAt, ownerIs] = ['X-Kept-At', 'X-Kept-For'];

/**
 * Copies of the pages on which rooms are measured on site, so that one that was closed opens again without a network.
 * They're one person's and private: signing out deletes them, another person's sign-in deletes them, and they expire.
 */
export function visitPages({ copies, clear, ask, keepFiles, now }: Means) {
  /** Changes when all copies are deleted, so a page that was on its way then isn't kept after all. */
  let round = 0;
  /** Who's signed in, as far as pages have said. */
  let person: string | null = null;

  async function keep(path: string, uid: string): Promise<void> {
    if (!isPageOnSite(path)) return;
    const begun = round;
    const isOver = () => round !== begun || (person !== null && person !== uid);
    const answer = await ask(path).catch(() => null);
    if (!answer) return;
    if (answer.redirected || !answer.ok) return drop(path);
    const html = await answer.text();
    await keepFiles(html);
    if (isOver()) return;
    const headers = new Headers(answer.headers);
    headers.set(keptAt, String(now()));
    headers.set(ownerIs, uid);
    const cache = await copies();
    await cache.put(path, new Response(html, { headers }));
    if (isOver()) await drop(path);
    else await dropOldest();
  }

  async function drop(path: string): Promise<void> {
    await (await copies()).delete(path);
  }

  async function forget(): Promise<void> {
    round += 1;
    person = null;
    await clear();
  }

  async function forgetOthers(uid: string): Promise<void> {
    person = uid;
    const cache = await copies();
    for (const request of await cache.keys()) {
      const copy = await cache.match(request);
      if (copy?.headers.get(ownerIs) !== uid) await cache.delete(request);
    }
  }

  /** A cache lists its entries in the order they were put there. */
  async function dropOldest(): Promise<void> {
    const cache = await copies();
    const all = await cache.keys();
    await Promise.all(
      all.slice(0, Math.max(0, all.length - copiesOnSite.most)).map((request) => cache.delete(request)),
    );
  }

  async function copyOf(path: string): Promise<Response | null> {
    const copy = await (await copies()).match(path);
    const at = Number(copy?.headers.get(keptAt));
    return copy && at <= now() && now() - at < copiesOnSite.milliseconds ? copy : null;
  }

  return {
    copyOf,

    /** For a page to keep: whether there's a copy of it afterward. */
    async tell(message: CopiesMessage): Promise<boolean> {
      if (message.visits === 'forget') await forget();
      else if (message.visits === 'only') await forgetOthers(message.uid);
      else if (message.visits === 'drop') await drop(message.path);
      else {
        await keep(message.path, message.uid);
        return (await copyOf(message.path)) !== null;
      }
      return false;
    },

    /** The server led elsewhere (such as to sign in) or refused: the copy isn't for this person anymore. */
    async see(path: string, answer: Pick<Response, 'type' | 'status'>): Promise<void> {
      if (answer.type === 'opaqueredirect' || (answer.status >= 400 && answer.status < 500)) await drop(path);
    },
  };
}
