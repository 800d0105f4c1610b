import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { FilesUnavailable } from '../gateways/files/port.ts';
import { statusOfMistake, unreadable } from './senders-mistake.ts';

/** The body of every failed API response. */
export interface ApiErrorBody {
  /** For our own failures, the request's id as it is in our log. */
  error: { code: string; message: string; requestId?: string };
}

export class ApiError extends Error {
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly headers: Record<string, string>;

  constructor(status: ContentfulStatusCode, code: string, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.headers = headers;
  }
}

export const notFound = (what = 'There’s nothing at this address.') => new ApiError(404, 'not-found', what);

export function errorAnswer(context: Context, status: ContentfulStatusCode, code: string, message: string) {
  const requestId: string | undefined = status >= 500 ? context.get('requestId') : undefined;
  return context.json({ error: { code, message, ...(requestId ? { requestId } : {}) } } satisfies ApiErrorBody, status);
}

const noPhotosNow = 'We can’t reach our photo storage right now. Please try again in a minute.';

/** Turns anything thrown into the error format above. Unexpected errors reveal nothing about our internals. */
export function answerError(error: Error, context: Context) {
  if (error instanceof ApiError) {
    for (const [name, value] of Object.entries(error.headers)) context.header(name, value);
    return errorAnswer(context, error.status, error.code, error.message);
  }
  if (error instanceof HTTPException) {
    const message = error.status === 413 ? 'That’s more than we can take at once.' : unreadable;
    return errorAnswer(context, error.status as ContentfulStatusCode, `http-${error.status}`, message);
  }
  if (error instanceof FilesUnavailable) {
    context.get('log')?.error({ err: error }, 'the photo storage couldn’t be reached');
    context.header('Retry-After', '60');
    return errorAnswer(context, 503, 'unavailable', noPhotosNow);
  }
  const mistake = statusOfMistake(error);
  if (mistake !== null) return errorAnswer(context, mistake, 'invalid', unreadable);
  context.get('log')?.error({ err: error }, 'a request failed');
  return errorAnswer(context, 500, 'unexpected', 'Something went wrong on our side. Please try again.');
}
