/** A view of the queue that a person saved under a name: the filters in its address. */
export interface QueueView {
  readonly id: string;
  readonly name: string;
  /** The query of the address: 'state=late&style=moody'. */
  readonly query: string;
}

export const queueViewTerms = { longestName: 40, longestQuery: 400, most: 20 } as const;

const kept = ['q', 'state', 'room', 'style', 'specialist', 'unread'] as const;

export type QueueViewRefusal = 'no-name' | 'name-too-long' | 'nothing-narrowed' | 'too-long';

/** Reads a view as a form sends it. Of the query only the queue's own filters stay, always in the same order. */
export function readQueueView(given: {
  name: string;
  query: string;
}): { ok: true; view: Omit<QueueView, 'id'> } | { ok: false; reason: QueueViewRefusal } {
  const name = given.name.trim().replace(/\s+/g, ' ');
  if (name === '') return { ok: false, reason: 'no-name' };
  if (name.length > queueViewTerms.longestName) return { ok: false, reason: 'name-too-long' };
  const asked = new URLSearchParams(given.query);
  const filters = kept.flatMap((key): [string, string][] => {
    const value = asked.get(key)?.trim();
    return value ? [[key, value]] : [];
  });
  if (filters.length === 0) return { ok: false, reason: 'nothing-narrowed' };
  const query = new URLSearchParams(filters).toString();
  return query.length > queueViewTerms.longestQuery
    ? { ok: false, reason: 'too-long' }
    : { ok: true, view: { name, query } };
}

export const queueViewRefusalWords: Readonly<Record<QueueViewRefusal | 'too-many' | 'name-taken', string>> = {
  'no-name': 'Please give the view a name.',
  'name-too-long': `Please keep the name to ${queueViewTerms.longestName} characters.`,
  'nothing-narrowed': 'Choose a filter first. Then this view has something to keep.',
  'too-long': 'This search is too long to save.',
  'too-many': `You can save up to ${queueViewTerms.most} views. Please remove one first.`,
  'name-taken': 'You already have a view with this name.',
};
