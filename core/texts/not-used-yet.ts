import type { TextKey } from './text.ts';

/** Texts whose page or act is still to be built. A text in use must leave this list; nothing may join it. */
export const notUsedYet: readonly TextKey[] = [];
