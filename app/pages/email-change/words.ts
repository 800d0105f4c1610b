interface Change {
  email: string;
  newEmail: string;
}

/** What the owner of the old address reads before an account moves. */
export const emailChangeWords = {
  title: 'Is your email address changing?',
  asked: ({ email, newEmail }: Change) =>
    `Somebody who was signed in to your account asked us to move it from ${email} to ${newEmail}. It stays here unless you agree.`,
  told: ({ email, newEmail }: Change) =>
    `Somebody who was signed in to the account of ${email} asked us to move it to ${newEmail}. If that was you, confirm the new address with the link we mailed there.`,
  stop: 'This wasn’t me: stop it',
  approve: 'Yes, move my account',
  done: {
    stopped: {
      title: 'Your account stays with you',
      lead: ({ email }: Change) =>
        `The change is off, everyone is signed out, and the old password, passkeys and linked sign-ins no longer work. We mailed a link to ${email}: choose a new password with it.`,
    },
    approved: {
      title: 'One more step',
      lead: ({ newEmail }: Change) =>
        `We mailed a link to ${newEmail}. Once you confirm it there, your account has the new address.`,
    },
  },
  newPassword: 'Choose a new password',
  toHome: 'Go to the home page',
} as const;
