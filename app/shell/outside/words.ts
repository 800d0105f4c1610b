export const outsideWords = {
  title: 'Outside services',
  question: 'May we load a service that helps us understand visits and chat with you? It comes from another company.',
  yes: 'Yes, you may',
  no: 'No, thanks',
} as const;
