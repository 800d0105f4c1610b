export const contactWords = {
  title: 'Contact us',
  lead: 'Write to us about a room, an order or a return, and a person will answer.',
  description: 'Write, call or send us a letter. A person will answer.',
  name: 'First name',
  email: 'Email',
  topic: 'What is it about?',
  message: 'Your message',
  messageHint: 'An order number or a project’s name helps, if you have one.',
  send: 'Send message',
  trap: 'Please leave this empty',
  thanks: 'Thank you. It’s on its way.',
  thanksWords: 'We’ve got your message, and a person will reply by email.',
  another: 'Write another message',
  tooMany: (minutes: number) =>
    `That was a lot of messages from one place. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, or call us.`,
  ways: { phone: 'Call', email: 'Email', post: 'Post' },
  firstLook: 'Your answer may already be here',
} as const;
