import { facts } from '#content/facts.ts';

export const openingPiece = 'furniture/rec-saddler-lounge-chair-cognac/cut-out';
export const storyPiece = 'furniture/rec-alder-sofa-sage/front';

export const aboutWords = {
  title: 'Our story',
  description: `Who we are, the people who choose your furniture, and the ${facts.brands} we buy from.`,
  principles: 'What we believe in',
  team: 'The people who choose',
  teamWords: 'One of them reads your answers, and stays with you for every room.',
  brands: `${facts.brands.replace(/^./, (letter) => letter.toUpperCase())}, no markup`,
  brandsWords: 'We’d rather know a few makers well. Each does one thing better than the rest.',
  next: 'Tell us about your room',
  nextWords: 'One room is enough to start.',
} as const;
