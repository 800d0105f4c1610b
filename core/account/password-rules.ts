/** The bounds of every password; a page that only states them needs nothing else. */
export const passwordRules = { shortest: 6, longest: 128 } as const;
