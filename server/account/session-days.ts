/** How long a session lasts, and after how many days of it being used prolongs it. */
export const sessionDays = { lasts: 30, prolongedAfter: 1 } as const;
