export const verifyWords = {
  title: 'Your address is confirmed',
  lead: (email: string) => `Thank you. From now on everything we have to tell you goes to ${email}.`,
  failed: 'We could not confirm this address',
  again: 'Ask for a new link in my account',
  toProjects: 'Go to my projects',
  toHome: 'Go to the home page',
} as const;
