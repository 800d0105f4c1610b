/** Copy for favorites and for asking for a piece, wherever a piece is shown. */
export const favoriteWords = {
  favorite: (name: string) => `Favorite ${name}`,
  ask: 'Ask for this on my boards',
  sent: 'We told your specialist. You’ll find it in your messages.',
  inBrief: 'It’s in your brief. Your specialist sees it there.',
  kept: 'Saved for your specialist. It becomes part of your brief once you’ve paid the fee.',
  nextProject: 'Saved. Your specialist will see it with your next project for a room it suits.',
  unanswered: 'We couldn’t save that. Please try again.',
} as const;
