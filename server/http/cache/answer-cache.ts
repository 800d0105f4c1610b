import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { createMiddleware } from 'hono/factory';
import type { HttpEnvironment } from '../environment.ts';
import { recentlyUsed } from './recently-used.ts';

interface Kept {
  plain: string;
  zipped: Uint8Array<ArrayBuffer>;
  keptAt: number;
}

export interface AnswerCacheSettings {
  /** How long an answer is served from the cache. */
  milliseconds: number;
  now: () => number;
}

const mostBytes = 16 * 1024 * 1024;
/** Longer queries are rarely repeated. */
const longestQuestion = 500;
const zip = promisify(gzip);

/**
 * Computes and compresses an answer once and serves it for a short time. Only for answers that are the same for
 * everyone and contain no personal data.
 */
export function answerCache({ milliseconds, now }: AnswerCacheSettings) {
  const answers = recentlyUsed<Kept>(mostBytes, ({ plain, zipped }) => 2 * plain.length + zipped.length);
  return createMiddleware<HttpEnvironment>(async (context, next) => {
    if (context.req.method !== 'GET') return next();
    const { pathname, search } = new URL(context.req.url);
    const question = pathname + search;
    if (question.length > longestQuestion) return next();
    const known = answers.get(question);
    if (known && now() - known.keptAt < milliseconds) return answer(known);
    await next();
    const { res } = context;
    if (res.status !== 200 || !res.headers.get('content-type')?.startsWith('application/json')) return;
    const plain = await res.text();
    const kept = { plain, zipped: new Uint8Array(await zip(plain)), keptAt: now() };
    answers.set(question, kept);
    context.res = undefined;
    context.res = answer(kept);

    function answer({ plain, zipped }: Kept): Response {
      const takesGzip = /\bgzip\b/.test(context.req.header('accept-encoding') ?? '');
      const headers = { 'Content-Type': 'application/json', Vary: 'Accept-Encoding' };
      return takesGzip
        ? context.body(zipped, 200, { ...headers, 'Content-Encoding': 'gzip' })
        : context.body(plain, 200, headers);
    }
  });
}
