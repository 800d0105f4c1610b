/** What the layout itself says. */
export const letterWords = {
  room: 'The picture you took of your room',
  sums: 'How it adds up',
  notWorking: 'Button not working? Open',
  questions: 'Questions?',
  contact: 'Write to us',
  privacy: 'Privacy',
  unsubscribe: 'Unsubscribe',
} as const;
