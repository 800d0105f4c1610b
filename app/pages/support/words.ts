export const supportWords = {
  title: 'Questions, answered',
  lead: 'How the style quiz, the fee, the boards, delivery and returns work.',
  description:
    'Everything people ask about the style quiz, the customization fee, boards, measuring, delivery, returns and their data.',
  search: 'Search the questions',
  topics: 'Topics',
  count: (left: number) => (left === 1 ? '1 answer' : `${left} answers`),
  nothing: 'Nobody has asked that yet',
  nothingWords:
    'Try one word, such as ‘return’ or ‘rug’. Or ask us: a person answers, and the next visitor finds it here.',
  still: 'Still wondering?',
  stillWords: 'Write to us about a room, an order or a return.',
} as const;
