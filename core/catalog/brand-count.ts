/** The copy says ten brands and the logo strip shows ten; both must match this number. */
export const brandCount = 10;
