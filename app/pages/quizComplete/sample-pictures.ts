/** Shown in this order, as far as the shop has them: rooms first, then single pieces. */
export const samplePictures: readonly string[] = [
  'styles/draper/1',
  'styles/moody/1',
  'styles/roy/1',
  'quiz/style/draper-1',
  'furniture/rec-alder-sofa-sage/front',
  'furniture/rec-saddler-lounge-chair-cognac/front',
  'furniture/rec-reed-sideboard-walnut/front',
];
