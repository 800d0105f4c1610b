import type { z } from 'zod';

/** Describes one API call. The OpenAPI document, the docs page and a test are all built from it. */
export interface ApiEntry {
  method: 'get' | 'post' | 'patch' | 'put' | 'delete';
  /** As mounted, with its prefix: `/api/users/:uid/orders/:id`. */
  path: string;
  /** The noun it's listed under on the docs page. */
  group: string;
  /** One sentence without a period. */
  summary: string;
  /** Anything a caller couldn't guess. */
  notes?: string;
  /** Who may call it; anyone by default. */
  needs?: 'sign-in' | 'api-key';
  /** Query parameters. */
  query?: z.ZodType;
  body?: z.ZodType;
  /** The body is a multipart form instead of JSON. */
  multipart?: true;
  /** The successful response, or its media type if it isn't JSON. */
  answer: z.ZodType | MediaType;
  /** Status of a successful response; 200 by default. */
  status?: 201 | 204;
  /** What can go wrong beyond the usual (400 for a bad body, 401 without sign-in, 404 for an id in the path). */
  fails?: Readonly<Record<number, string>>;
}

export type MediaType =
  | 'text/event-stream'
  | 'image/webp'
  | 'image/*'
  | 'model/gltf-binary'
  | 'text/html'
  | 'text/csv'
  | 'application/pdf';
