import type { ContactAct, ContactState } from '#core/contact/index.ts';

export const inboxWords = {
  title: 'Inbox',
  lead: 'Messages from the contact form. Your answers go out by email.',
  search: 'Search names, addresses and words',
  state: 'State',
  states: { new: 'New', answered: 'Answered', closed: 'Closed', spam: 'Spam' } satisfies Record<ContactState, string>,
  from: 'From',
  about: 'About',
  message: 'Message',
  received: 'Received',
  empty: 'The inbox is empty. New messages show up here and in our mailbox.',
  back: 'Inbox',
  wrote: (name: string) => `${name} wrote`,
  answer: 'Your answer',
  answerHint: (email: string) => `Goes to ${email}, with their message below it.`,
  send: 'Send answer',
  sent: 'Sent. Your answer is on its way by email.',
  answered: (by: string | null, day: string) => `${by ?? 'A colleague'} answered on ${day}`,
  acts: { close: 'Close', reopen: 'Back to the inbox', 'mark as spam': 'Mark as spam' } satisfies Record<
    Exclude<ContactAct, 'answer'>,
    string
  >,
  done: { close: 'Closed.', reopen: 'Back in the inbox.', 'mark as spam': 'Marked as spam.' } satisfies Record<
    Exclude<ContactAct, 'answer'>,
    string
  >,
  changed: 'A colleague got there first. Here’s the message as it is now.',
  failed: 'That didn’t work. Please try again.',
  spam: 'Marked as spam: it was sent by a bot, or looked like it.',
} as const;
