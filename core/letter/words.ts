/** What the layout itself says. */
export const letterWords = {
  room: 'Your room, as you took a picture of it',
  sums: 'How it adds up',
  notWorking: 'Button not working? Open',
  questions: 'Questions?',
  contact: 'Write to us',
  privacy: 'Privacy',
  unsubscribe: 'Unsubscribe',
} as const;
