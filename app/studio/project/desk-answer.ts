/** What became of an act on the desk; a refusal says why in words, and about which slot. Unanswered: nobody knows whether it was done. */
export type DeskAnswer =
  | { act: string; ok: true }
  | { act: string; ok: false; words: string; about?: string | undefined; unanswered?: true };
