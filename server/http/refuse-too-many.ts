import type { LimitVerdict } from '#core/settings/index.ts';
import { tooManyText } from '#core/texts/index.ts';
import { ApiError } from './api-error.ts';

/** Answers 429 with the wait in seconds if a limit was exceeded. */
export function refuseTooMany(verdict: LimitVerdict): void {
  if (verdict.ok) return;
  throw tooMany(verdict.retryAfterSeconds);
}

export const tooMany = (retryAfterSeconds: number) =>
  new ApiError(429, 'too-many-requests', tooManyText(retryAfterSeconds), { 'Retry-After': String(retryAfterSeconds) });
