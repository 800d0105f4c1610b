export const letterWords = {
  confirmTitle: 'The letter',
  confirming: 'One moment',
  confirmLead: 'New pieces, real rooms and the odd good lamp, once a month. Shall we?',
  confirm: 'Yes, send me the letter',
  confirmed: 'You’re on the list',
  confirmedLead: 'The next letter is yours. Every one of them has a link that ends it.',
  unsubscribeTitle: 'Unsubscribe',
  unsubscribeLead: 'One press, and the letter ends.',
  unsubscribe: 'Unsubscribe',
  unsubscribed: 'You’re unsubscribed',
  unsubscribedLead: 'No more letters from us. Mail about your own projects and orders is not touched.',
  refused: {
    unknown: 'This link is not one of ours, or not whole. Please copy it from the mail again.',
    expired: 'This link is too old by now. Ask for the letter again at the foot of any page.',
    unsubscribed: 'You ended this subscription. Ask for the letter again at the foot of any page.',
  },
  notNow: 'That did not work',
} as const;
