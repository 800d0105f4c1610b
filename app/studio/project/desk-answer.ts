/** The result of a desk action. A refusal says why, and for which slot. `unanswered`: we don't know if it was done. */
export type DeskAnswer =
  /** `said`: what the desk tells the person who did it. */
  | { act: string; ok: true; said?: string | null }
  | {
      act: string;
      ok: false;
      words: string;
      about?: string | undefined;
      unanswered?: true;
      /** What publishing asks about first. */
      asks?: readonly string[];
    };
