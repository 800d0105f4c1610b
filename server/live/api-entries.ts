import type { ApiEntry } from '../http/openapi/entry.ts';

export const liveEntries: readonly ApiEntry[] = [
  {
    method: 'get',
    path: '/api/events',
    group: 'News',
    summary: 'Server-sent events that say what changed for you',
    notes:
      'Each event is called "changed" and its data is one word, such as fee or boards. The first is always resync: read anew what you show.',
    needs: 'sign-in',
    answer: 'text/event-stream',
  },
];
