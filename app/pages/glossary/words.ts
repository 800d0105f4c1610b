export const glossaryWords = {
  title: 'Glossary',
  lead: 'Every furniture word your specialist might use, from apron to wainscot, in plain English.',
  description:
    'Furniture words in plain English, A to Z: sofas, tables, beds, wood, fabric, leather, rugs and delivery.',
  search: 'Search the glossary',
  letters: 'Letters',
  count: (left: number) => (left === 1 ? '1 word' : `${left} words`),
  nothing: 'No word like that yet. Try a shorter one, or ask us.',
  missing: 'A word is missing?',
  missingWords: 'Tell us where you met it, and we will explain it here.',
} as const;
