/** A path of this site that carries a proof. */
type TokenPage = '/verify-email' | '/email-change' | '/reset-password' | '/registration' | '/invitation';

export const tokenPath = (path: TokenPage, token: string) => `${path}?${new URLSearchParams({ token })}`;
