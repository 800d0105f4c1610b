export const letterWords = {
  confirmTitle: 'The letter',
  confirming: 'One moment',
  confirmLead: 'New pieces, real rooms and the occasional great lamp, once a month. Want it?',
  confirm: 'Yes, send me the letter',
  confirmed: 'You’re on the list',
  confirmedLead: 'The next letter is yours. You can unsubscribe with the link in any of them.',
  unsubscribeTitle: 'Unsubscribe',
  unsubscribeLead: 'One click, and the letters stop.',
  unsubscribe: 'Unsubscribe',
  unsubscribed: 'You’re unsubscribed',
  unsubscribedLead: 'No more letters from us. You’ll still get email about your own projects and orders.',
  refused: {
    unknown: 'This link doesn’t look right. Please copy it from the email again.',
    expired: 'This link has expired. You can sign up again at the bottom of any page.',
    unsubscribed: 'You’ve unsubscribed. You can sign up again at the bottom of any page.',
  },
  notNow: 'That didn’t work',
} as const;
