import { isAPIError } from 'better-auth/api';
import type { ServerBuild } from 'react-router';
import { isDatabaseGone } from '../db/is-gone.ts';

export const unreadable = 'We couldn’t read this request.';

/** PostgreSQL's codes for a character it can't store: a NUL, in plain text or in JSON. */
const unkeepable = ['22021', '22P05'];
/** For an unpaired surrogate in JSON, PostgreSQL reports the same code as for any malformed JSON. */
const unwritable = '22P02';

const isUnkeepable = (error: unknown): boolean =>
  error instanceof Error &&
  error.cause instanceof Error &&
  'code' in error.cause &&
  (unkeepable.includes(String(error.cause.code)) ||
    (error.cause.code === unwritable && error.cause.message.endsWith('type json')));

/**
 * The HTTP status for an error caused by the request that no action handled itself: text that can't be stored, or a
 * rejection by the sign-in library. Null means the error is ours.
 */
export function statusOfMistake(error: unknown): 400 | 401 | 403 | null {
  if (isUnkeepable(error)) return 400;
  if (!isAPIError(error) || error.statusCode < 400 || error.statusCode >= 500) return null;
  return error.statusCode === 401 || error.statusCode === 403 ? error.statusCode : 400;
}

type Handler = (...given: never[]) => unknown;

/** A thrown Response is the page's answer; a thrown error would count as our failure. */
const answering =
  (handler: Handler): Handler =>
  async (...given) => {
    try {
      return await handler(...given);
    } catch (error) {
      // The page is replaced by one that waits (`pages.ts`).
      if (isDatabaseGone(error)) throw new Response(null, { status: 503, headers: { 'Retry-After': '5' } });
      const status = statusOfMistake(error);
      throw status === null ? error : new Response(unreadable, { status });
    }
  };

const mended = new WeakMap<ServerBuild, ServerBuild>();

/** Wraps every loader and action so that a sender's mistake isn't reported as our error. */
export function tellingMistakes(build: ServerBuild): ServerBuild {
  const known = mended.get(build);
  if (known) return known;
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route] as const;
    const module: Record<string, unknown> = { ...route.module };
    for (const name of ['loader', 'action']) {
      if (typeof module[name] === 'function') module[name] = answering(module[name] as Handler);
    }
    return [id, { ...route, module }] as const;
  });
  const made = { ...build, routes: Object.fromEntries(routes) } as ServerBuild;
  mended.set(build, made);
  return made;
}
