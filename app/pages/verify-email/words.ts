export const verifyWords = {
  page: 'Your email address',
  title: 'Your address is confirmed',
  lead: (email: string) => `Thank you. From now on, we’ll write to you at ${email}.`,
  confirm: 'Did you create this account?',
  confirmLead: (email: string) =>
    `Someone created a Hearthline account with ${email}. If that was you, please confirm it. If it wasn’t, just close this page.`,
  confirmButton: 'Yes, that’s me',
  failed: 'We couldn’t confirm this address',
  again: 'Ask for a new link in my account',
  move: 'Use this address from now on?',
  moveLead: (email: string) =>
    `Your account will move to ${email}. You’ll sign in with it, and we’ll write to you there.`,
  moveButton: 'Use this address',
  toProjects: 'Go to my projects',
  toHome: 'Go to the home page',
} as const;
