/** A path of this site that carries a proof. */
export const tokenPath = (path: '/verify-email' | '/reset-password' | '/registration' | '/invitation', token: string) =>
  `${path}?${new URLSearchParams({ token })}`;
