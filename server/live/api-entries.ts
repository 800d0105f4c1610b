import type { ApiEntry } from '../http/openapi/entry.ts';

export const liveEntries: readonly ApiEntry[] = [
  {
    method: 'get',
    path: '/api/events',
    group: 'News',
    summary: 'Server-sent events that say what changed for you',
    notes:
      'Each event is called "changed" and its data is one word, such as fee or boards. The first is always resync: read what you show again. A stream ends with its session (event "over", data session-ended). An account has at most five; one more closes the oldest (event "over", data replaced). After "over", don’t reconnect.',
    needs: 'sign-in',
    answer: 'text/event-stream',
  },
];
