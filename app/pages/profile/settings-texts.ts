/** Copy for the fee and saved cards on the profile page. The fee's own text is in core/fee. */
export const settingsTexts = {
  title: 'Fee and cards',
  fee: 'Your customization fee',
  noFee: 'You haven’t paid a fee yet. It comes with your first room.',
  quiz: 'Start with the quiz',
  cards: 'Saved cards',
  noCards: 'None. We only save a card if you check the box when you pay. The card provider stores it, never us.',
  remove: 'Remove',
  removing: 'Removing',
  removeCard: (name: string) => `Remove ${name}`,
  removeFailed: 'We couldn’t reach the card provider, so the card may still be saved. Please try again.',
} as const;
