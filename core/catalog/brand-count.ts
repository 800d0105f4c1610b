/** The copy says ten brands and the logo strip shows ten: both use this number. */
export const brandCount = 10;
