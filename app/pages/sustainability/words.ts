export const openingPiece = 'furniture/rec-holm-coffee-table-oak/cut-out';
export const materialPiece = 'furniture/rec-osten-sofa-cognac/front';

export const sustainabilityWords = {
  title: 'Sustainability',
  lead: 'What our pieces are made of, how they travel, and why a piece you keep is the greenest one.',
  materials: 'What to ask of a piece',
  materialsWords: 'Four questions that tell more than a green leaf on a label.',
  ask: 'Ask',
  practices: 'What we do about it',
  honest: 'What we do not claim',
  sources: 'Sources',
  next: 'Have something that has to go?',
  nextWords: 'Mend it, give it, donate it, recycle it: in that order.',
} as const;
