export const contactTopics = {
  project: 'My project or boards',
  order: 'An order, delivery or return',
  fee: 'The customization fee',
  visit: 'An on-site visit',
  privacy: 'My data',
  press: 'Press and partners',
  other: 'Something else',
} as const;
export type ContactTopic = keyof typeof contactTopics;

export const contactLimits = { characters: 5000 } as const;
