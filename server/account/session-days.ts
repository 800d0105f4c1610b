/**
 * How long a session and its cookie last at most, and after how many days a visit extends both. One day more than a
 * customer's idle limit, so the rule in core always ends a session first.
 */
export const sessionDays = { lasts: 31, prolongedAfter: 1 } as const;
