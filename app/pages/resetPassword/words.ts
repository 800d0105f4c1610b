export const resetWords = {
  title: 'Choose a new password',
  lead: 'It takes the place of the old one at once, and ends every session that is signed in with it.',
  openLink: 'Open the link in the mail we sent you, and this is where you set a new password.',
  newLink: 'Send me a new link',
} as const;
