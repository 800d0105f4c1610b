import type { OutsideAddress } from '../outside.ts';

/** Fetches makers' files from addresses that admins enter. They lead anywhere, so the adapter says where they may not. */
export interface Feeds {
  /** May we fetch from there? Asked when an address is entered; every fetch checks again. */
  check(url: string): Promise<OutsideAddress>;
  /** Never throws: what went wrong is part of the answer. */
  fetch(url: string): Promise<FetchedFile>;
}

export type FetchedFile = { kind: 'file'; text: string } | { kind: 'problem'; words: string };
