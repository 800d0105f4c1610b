/**
 * The limits sign-in checks, wide enough for every password ever accepted. In a file of its own, so a page that only
 * shows them loads nothing else.
 */
export const passwordRules = { shortest: 6, longest: 128 } as const;

/** The minimum length of a new password when the operator doesn't set `PASSWORD_MIN_LENGTH`. */
export const shortestNewPassword = { demo: 6, production: 8 } as const;
