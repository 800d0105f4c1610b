import { dayWords } from '#core/promotion/index.ts';

export const claimWords = {
  report: 'Report damage',
  until: (day: string) => `Until ${dayWords(day)}`,
  want: 'What would you like?',
  words: 'What happened?',
  wordsHint: 'Where’s the damage, and what does it look like?',
  photosHint: (most: number) => `One to ${most} photos of the damage, and of the packaging if you have it.`,
  next: 'We’ll take a look and write to you before we pick up or refund anything.',
  send: 'Send the report',
  sent: 'We’ve got your report and will write to you.',
  photos: 'Photos of the damage',
  withdraw: 'Withdraw the report',
  withdrawAsk: 'Withdraw your report? You can send another one while there’s time.',
  withdrawGo: 'Yes, withdraw it',
  withdrawn: 'Your report is withdrawn.',
  decided: 'We’ve already answered this report. Please look at the order as it is now.',
} as const;
