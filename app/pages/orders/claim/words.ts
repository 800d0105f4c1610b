import { dayWords } from '#core/promotion/index.ts';

export const claimWords = {
  report: 'Report damage',
  until: (day: string) => `Until ${dayWords(day)}`,
  want: 'What would you like?',
  words: 'What happened?',
  wordsHint: 'Where is the damage, and how does it look?',
  photosHint: (most: number) => `One to ${most} photos of the damage, and of the packaging if you have it.`,
  next: 'We’ll look at it and write to you. Nothing is picked up or refunded before that.',
  send: 'Send the report',
  sent: 'We’ve got your report and will write to you.',
  photos: 'Photos of the damage',
  withdraw: 'Take the report back',
  withdrawAsk: 'Take back your report? You can make another one while there’s time.',
  withdrawGo: 'Yes, take it back',
  withdrawn: 'Your report is taken back.',
  decided: 'We’ve already decided on this report. Please look at the order as it is now.',
} as const;
