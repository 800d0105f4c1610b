const hour = 3_600_000;

/** We confirm with the maker within a day; a paid piece that's still unconfirmed after that needs attention. */
export const confirmWithinHours = 24;

/** Anything placed before this moment should be confirmed by now. */
export const unconfirmedSince = (now: Date): Date => new Date(now.getTime() - confirmWithinHours * hour);
