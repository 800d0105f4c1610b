import type { ContactAct, ContactState } from '#core/contact/index.ts';

export const inboxWords = {
  title: 'Inbox',
  lead: 'What people wrote through the contact form. Each answer goes out by mail.',
  search: 'Search names, addresses and words',
  state: 'State',
  states: { new: 'New', answered: 'Answered', closed: 'Closed', spam: 'Spam' } satisfies Record<ContactState, string>,
  from: 'From',
  about: 'About',
  message: 'Message',
  received: 'Received',
  empty: 'The inbox is empty. New messages arrive here and in our mailbox.',
  back: 'Inbox',
  wrote: (name: string) => `${name} wrote`,
  answer: 'Your answer',
  answerHint: (email: string) => `Goes to ${email}, with what they asked below it.`,
  send: 'Send answer',
  sent: 'Sent. It is on its way by mail.',
  answered: (by: string | null, day: string) => `${by ?? 'A colleague'} answered on ${day}`,
  acts: { close: 'Close', reopen: 'Back to the inbox', 'mark as spam': 'Mark as spam' } satisfies Record<
    Exclude<ContactAct, 'answer'>,
    string
  >,
  done: { close: 'Closed.', reopen: 'Back in the inbox.', 'mark as spam': 'Marked as spam.' } satisfies Record<
    Exclude<ContactAct, 'answer'>,
    string
  >,
  changed: 'A colleague was quicker: the message has changed. This is how it stands now.',
  failed: 'This did not work. Please try again.',
  spam: 'Kept apart as spam: it was filled in by a machine, or looked like it.',
} as const;
