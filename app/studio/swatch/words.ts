import type { SwatchState } from '#core/swatch/index.ts';

export const swatchRequestWords = {
  title: 'Swatches',
  lead: 'Swatches to mail, up to five per envelope. Mark each one as sent once it’s in the mail.',
  search: 'Search names, emails and addresses',
  state: 'State',
  states: { open: 'Open', sent: 'Sent' } satisfies Record<SwatchState, string>,
  to: 'Send to',
  fabrics: 'Swatches',
  asked: 'Asked',
  act: 'Mail',
  empty: 'No requests yet. They show up here as soon as a customer or visitor orders swatches.',
  markSent: 'Mark as sent',
  markSentFor: (name: string) => `Mark as sent: ${name}`,
  sent: 'Marked as sent.',
  csv: 'Download open addresses (CSV)',
  columns: ['Name', 'Street', 'Apt', 'City', 'State', 'Zip', 'Swatches', 'Asked'],
  refused: {
    'not-allowed': 'Your account can’t mark swatches as sent.',
    unknown: 'This request is gone.',
    changed: 'A colleague got there first. It’s marked as sent.',
  },
} as const;
