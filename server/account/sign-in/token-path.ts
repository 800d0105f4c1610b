/** Pages that take a link's token. */
type TokenPage = '/verify-email' | '/email-change' | '/reset-password' | '/registration' | '/invitation';

export const tokenPath = (path: TokenPage, token: string) => `${path}?${new URLSearchParams({ token })}`;
