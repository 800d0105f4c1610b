import type { Metadata } from '../books/rows.ts';

type Given<Shape> = { [Key in keyof Shape]?: Exclude<Shape[Key], undefined> };

/** Keeps only the fields that were sent, so an update leaves the others unchanged. */
export function given<Shape extends object>(fields: Shape): Given<Shape>;
export function given(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

export function mergeMetadata(before: Metadata, sent: Metadata | null | undefined): Metadata {
  if (sent === null) return {};
  return Object.fromEntries(Object.entries({ ...before, ...sent }).filter(([, value]) => value !== ''));
}
