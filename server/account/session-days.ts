/**
 * The outer end of a session and of its cookie, and after how many days of it a visit moves both on. A day longer than a
 * customer may rest: the rule in core decides, and this never ends a session before it does.
 */
export const sessionDays = { lasts: 31, prolongedAfter: 1 } as const;
