import { feeOffer } from '#core/fee/index.ts';

/** Copy for the page after the quiz. Its sentence about the boards is in core/texts. */
export const quizCompleteWords = {
  unpaidLead: (feeCents: number) =>
    `Your answers are safe with us. ${feeOffer(feeCents)} Once it’s paid, your specialist gets started.`,
  pay: 'Pay the fee',
  projects: 'See your projects',
  nameDays: 'Pick days for our visit',
  samples: 'Rooms we’ve made',
  next: [
    ['Your specialist reads your brief', 'Your answers, your measurements and your photos, all of them.'],
    [
      'Two boards come together',
      'Every piece in stock, chosen for your style and, if you measured, checked against your doorway.',
    ],
    ['You’ll hear from us', 'Here, the moment both boards are ready, and by email.'],
  ],
} as const;
