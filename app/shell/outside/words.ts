export const outsideWords = {
  title: 'Outside services',
  /** Names only the services that are configured. */
  question: (purposes: readonly ('understand visits' | 'chat with you')[]) =>
    `May we load a service that helps us ${purposes.join(' and ')}? It comes from another company.`,
  yes: 'Yes, that’s fine',
  no: 'No, thanks',
} as const;
