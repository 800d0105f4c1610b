export const invitationWords = {
  title: 'Work with us',
  lead: (email: string) => `You are invited to the studio as ${email}.`,
  accept: 'Accept the invitation',
  toHome: 'Go to the home page',
} as const;
