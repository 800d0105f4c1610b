/** The result of a desk action. A refusal says why, and for which slot. `unanswered`: we don't know if it was done. */
export type DeskAnswer =
  | { act: string; ok: true }
  | { act: string; ok: false; words: string; about?: string | undefined; unanswered?: true };
