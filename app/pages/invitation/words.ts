export const invitationWords = {
  title: 'Work with us',
  'choose-password': (email: string) =>
    `You’re invited to the studio as ${email}. Tell us your first name and choose a password. If this address already had an account, its old password and sign-ins will stop working.`,
  'prove-password': (email: string) =>
    `You’re invited to the studio as ${email}. Enter your account password to accept.`,
  fresh: (email: string) => `You’re invited to the studio as ${email}.`,
  accept: 'Accept the invitation',
  signIn: (email: string) =>
    `You’re invited to the studio as ${email}, which already has an account. Sign in first, and then you can accept.`,
  signInAgain: (email: string) =>
    `You’re invited to the studio as ${email}. It’s been a while since you signed in: please sign in once more, so we know it’s you.`,
  otherAccount: (current: string, email: string) =>
    `You’re signed in as ${current}, but this invitation is for ${email}. Sign out first. We’ll bring you back here.`,
  again: 'Sign in again',
  signOut: 'Sign out',
  contact: 'Contact us',
  toHome: 'Go to the home page',
} as const;
