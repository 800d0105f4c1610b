/** Progress counts chapters; their number is the product's total of survey steps. */
export const chapters = [
  'Your place',
  'Where you start',
  'The room',
  'The pieces',
  'Your style',
  'Piece by piece',
  'Color',
  'Layout',
  'Measurements',
  'Photos and floor plan',
  'Timeline and notes',
  'Name and delivery',
  'Your account',
  'The fee',
] as const;

export const totalSurveySteps = chapters.length;

/** The progress pie has fewer segments than there are chapters. */
export const progressSegments = 8;

export const chapterTitle = (chapter: number): string => chapters[chapter - 1] ?? '';
