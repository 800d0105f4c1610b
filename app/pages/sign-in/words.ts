/** Copy for confirming a sign-in link. */
export const enterWords = {
  title: 'Signing in',
  asking: 'Did you ask to sign in?',
  lead: (email: string) => `This link signs you in as ${email}. Continue only if that’s you and you asked for it.`,
  yes: 'Yes, sign me in',
  no: 'No, don’t sign me in',
  other: (current: string, email: string) =>
    `You’re signed in as ${current}. To use ${email} instead, sign out first. We’ll bring you back here.`,
  signOutFirst: 'You’re signed in to another account. Sign out first, then open this link again.',
  signOut: 'Sign out',
  stay: 'Stay signed in as I am',
  toProjects: 'Go to my projects',
  signIn: 'Sign in',
} as const;
