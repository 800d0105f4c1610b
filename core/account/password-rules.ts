/** The bounds of every password there ever was: what signing in goes by. A page that only states them needs nothing else. */
export const passwordRules = { shortest: 6, longest: 128 } as const;

/** How short a new one may be, where the operator doesn't say (`PASSWORD_MIN_LENGTH`). */
export const shortestNewPassword = { demo: 6, production: 8 } as const;
