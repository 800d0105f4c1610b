/** Copy for the fee and saved cards on the profile page. The fee's own text is in core/fee. */
export const settingsTexts = {
  title: 'Fee and cards',
  fee: 'Your customization fee',
  noFee: 'You have not paid a fee yet. It comes with your first room.',
  quiz: 'Begin with the quiz',
  cards: 'Kept cards',
  noCards: 'None. A card is kept only when you tick the box while you pay, by the card provider and never by us.',
  remove: 'Remove',
  removing: 'Removing',
  removeCard: (name: string) => `Remove ${name}`,
  removeFailed: 'The card provider did not answer, so the card may still be kept. Please try again.',
} as const;
