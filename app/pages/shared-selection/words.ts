export const sharedWords = {
  title: (firstName: string) => `${firstName}’s boards`,
  lead: (firstName: string) => `Two ways to furnish a room, chosen by a specialist for ${firstName}.`,
  description: (names: readonly string[]) => `${names.join(' and ')}: two boards, chosen by a specialist.`,
  preview: (firstName: string) => `One of ${firstName}’s boards`,
  room: (firstName: string) => `${firstName}’s room with some of these pieces`,
  stepIn: 'See them in a room',
  back: 'Back to the boards',
  piecesOf: (board: string) => `Pieces on ${board}`,
  yours: 'Two boards for your own room',
  yoursLead: 'Tell us about it, and a specialist will put together two boards for you.',
  start: 'Get started',
  ended: {
    title: 'We can’t open these boards',
    lead: 'The link may be incomplete, or it’s been turned off. Please ask for a new one.',
  },
} as const;
