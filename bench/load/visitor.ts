import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Tally } from './tally.ts';

/** One person with a browser of their own: an address, a cookie, and connections that no one else uses. */
export interface Visitor {
  /** Answers the body; an empty one if the connection broke. */
  ask(kind: string, path: string, sent?: { method: string; body: unknown }): Promise<string>;
  /** Reads what is on the screen: half to one and a half times as long as people do on average. */
  think(): Promise<void>;
  close(): void;
}

export interface VisitorSettings {
  origin: string;
  /** Where they seem to be, for a shop that trusts us as its proxy. */
  address: string;
  cookie?: string;
  tally: Tally;
  random: () => number;
  thinkSeconds: number;
  /** Ends thinking at once. */
  over: AbortSignal;
}

export function openVisitor({ origin, address, cookie, tally, random, thinkSeconds, over }: VisitorSettings): Visitor {
  // As many connections at once as browsers open.
  const agent = new Agent({ keepAlive: true, maxSockets: 6 });
  const headers = {
    ...{ 'X-Forwarded-For': address, Origin: origin, 'Accept-Encoding': 'gzip' },
    ...(cookie ? { Cookie: cookie } : {}),
  };
  return {
    ask: (kind, path, sent) =>
      new Promise((resolve) => {
        const started = performance.now();
        const fail = (error: Error) => {
          if (!over.aborted) tally.broken(kind, error);
          resolve('');
        };
        const content = sent ? { 'Content-Type': 'application/json' } : {};
        const asked = request(
          `${origin}${path}`,
          { method: sent?.method ?? 'GET', agent, headers: { ...headers, ...content } },
          (answer) => {
            const parts: Buffer[] = [];
            answer.on('data', (part: Buffer) => parts.push(part));
            answer.on('error', fail);
            answer.on('end', () => {
              tally.answered(kind, answer.statusCode ?? 0, performance.now() - started);
              resolve(Buffer.concat(parts).toString());
            });
          },
        );
        asked.on('error', fail);
        asked.end(sent ? JSON.stringify(sent.body) : undefined);
      }),
    think: () => pause(thinkSeconds * (0.5 + random()) * 1000, undefined, { signal: over }).catch(() => undefined),
    close: () => agent.destroy(),
  };
}
