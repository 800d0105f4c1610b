/** The library's tokens are letters and digits; anything else need not be looked up, and some of it the database refuses. */
export const looksLikeToken = (token: string): boolean => /^[\w-]{8,128}$/.test(token);
