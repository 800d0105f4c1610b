interface Change {
  email: string;
  newEmail: string;
}

/** What the owner of the old address reads before an account moves. */
export const emailChangeWords = {
  title: 'Is your email address changing?',
  asked: ({ email, newEmail }: Change) =>
    `Someone signed in to your account and asked us to move it from ${email} to ${newEmail}. Nothing changes unless you agree.`,
  told: ({ email, newEmail }: Change) =>
    `Someone signed in to ${email}’s account and asked us to move it to ${newEmail}. If that was you, confirm the new address with the link we emailed there.`,
  stop: 'This wasn’t me: stop it',
  approve: 'Yes, move my account',
  done: {
    stopped: {
      title: 'Your account stays with you',
      lead: ({ email }: Change) =>
        `We stopped the change and signed everyone out. The old password, passkeys and linked sign-ins no longer work. We emailed a link to ${email} so you can choose a new password.`,
    },
    approved: {
      title: 'One more step',
      lead: ({ newEmail }: Change) =>
        `We emailed a link to ${newEmail}. Confirm it there, and your account will have the new address.`,
    },
  },
  newPassword: 'Choose a new password',
  toHome: 'Go to the home page',
} as const;
