import { isAPIError } from 'better-auth/api';
import type { ServerBuild } from 'react-router';

export const unreadable = 'We could not read this request.';

/** What PostgreSQL says to a character that no text of it can hold: a NUL, as such or within a document. */
const unkeepable = ['22021', '22P05'];
/** To half a character within a document it says what it says to anything that is not written as one. */
const unwritable = '22P02';

const isUnkeepable = (error: unknown): boolean =>
  error instanceof Error &&
  error.cause instanceof Error &&
  'code' in error.cause &&
  (unkeepable.includes(String(error.cause.code)) ||
    (error.cause.code === unwritable && error.cause.message.endsWith('type json')));

/**
 * The status of an error that comes from what was sent, where no act has said so itself: a text that cannot be kept, or
 * a refusal of the sign-in library. Null: it is our own.
 */
export function statusOfMistake(error: unknown): 400 | 401 | 403 | null {
  if (isUnkeepable(error)) return 400;
  if (!isAPIError(error) || error.statusCode < 400 || error.statusCode >= 500) return null;
  return error.statusCode === 401 || error.statusCode === 403 ? error.statusCode : 400;
}

type Handler = (...given: never[]) => unknown;

/** A thrown answer is a page's answer, where a thrown error would be a failure of ours. */
const answering =
  (handler: Handler): Handler =>
  async (...given) => {
    try {
      return await handler(...given);
    } catch (error) {
      const status = statusOfMistake(error);
      throw status === null ? error : new Response(unreadable, { status });
    }
  };

const mended = new WeakMap<ServerBuild, ServerBuild>();

/** The pages, each of whose loaders and acts tells a sender's mistake from ours. */
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
