const hour = 3_600_000;

/** A maker is asked within a day: a piece that was paid and not confirmed by then needs somebody. */
export const confirmWithinHours = 24;

/** What was placed before this moment should be confirmed by now. */
export const unconfirmedSince = (now: Date): Date => new Date(now.getTime() - confirmWithinHours * hour);
