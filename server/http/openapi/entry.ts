import type { z } from 'zod';

/** One call of the API, told once: the document, the readable page and a test are made from it. */
export interface ApiEntry {
  method: 'get' | 'post' | 'patch' | 'put' | 'delete';
  /** As it is mounted, with its prefix: `/api/users/me/orders/:id`. */
  path: string;
  /** The noun under which the page lists it. */
  group: string;
  /** One sentence without a full stop. */
  summary: string;
  /** What a caller could not guess. */
  notes?: string;
  /** Who may ask; anyone where nothing is said. */
  needs?: 'sign-in' | 'api-key';
  /** The search string's fields. */
  query?: z.ZodType;
  body?: z.ZodType;
  /** The body is a multipart form instead of JSON. */
  multipart?: true;
  /** What a good answer holds; a media type where it is no JSON. */
  answer: z.ZodType | MediaType;
  /** Its status, 200 where nothing is said. */
  status?: 201 | 204;
  /** What may go wrong beyond the obvious (400 for a bad body, 401 without sign-in, 404 for an id in the path). */
  fails?: Readonly<Record<number, string>>;
}

export type MediaType = 'text/event-stream' | 'image/webp' | 'image/*' | 'text/html' | 'text/csv' | 'application/pdf';
