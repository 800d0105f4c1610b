export const resetWords = {
  title: 'Choose a new password',
  lead: 'It replaces your old one right away and signs you out everywhere.',
  openLink: 'Open the link in the email we sent you to set a new password here.',
  newLink: 'Send me a new link',
} as const;
