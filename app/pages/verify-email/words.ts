export const verifyWords = {
  title: 'Your address is confirmed',
  lead: (email: string) => `Thank you. From now on everything we have to tell you goes to ${email}.`,
  failed: 'We could not confirm this address',
  again: 'Ask for a new link in my account',
  move: 'Use this address from now on?',
  moveLead: (email: string) =>
    `Your account moves to ${email}. From then on you sign in with it, and we write to you there.`,
  moveButton: 'Use this address',
  toProjects: 'Go to my projects',
  toHome: 'Go to the home page',
} as const;
