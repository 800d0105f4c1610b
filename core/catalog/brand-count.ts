/** The copy says ten, the logo strip shows ten: both count this list. */
export const brandCount = 10;
