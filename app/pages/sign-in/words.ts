/** What is said to who is about to be signed in by a link. */
export const enterWords = {
  title: 'Signing in',
  asking: (email: string) => `Sign in as ${email}?`,
  lead: 'You followed a link that signs you in to this account. Only go on if you asked for it yourself.',
  yes: (email: string) => `Sign in as ${email}`,
  no: 'No, don’t sign me in',
  other: (current: string, email: string) =>
    `You’re signed in as ${current}. To use ${email} instead, sign out first. We’ll bring you back here.`,
  signOutFirst: 'You’re signed in to another account. Sign out first, then open this link again.',
  signOut: 'Sign out',
  stay: (current: string) => `Stay signed in as ${current}`,
  toProjects: 'Go to my projects',
  signIn: 'Sign in',
} as const;
