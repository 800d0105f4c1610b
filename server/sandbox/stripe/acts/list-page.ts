import { invalid, type Json } from '../wire/refusal.ts';

interface Page {
  limit?: number | undefined;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
}

/** One page of a list, newest first, with Stripe's paging: by the id of the last object seen. */
export function listPage(
  objects: readonly Json[],
  { limit = 10, starting_after, ending_before }: Page,
  url: string,
): Json {
  const indexOf = (id: string) => {
    const index = objects.findIndex((object) => object.id === id);
    if (index < 0) throw invalid(`No such object: '${id}'`, { code: 'resource_missing', param: 'starting_after' });
    return index;
  };
  if (ending_before !== undefined) {
    const before = objects.slice(0, indexOf(ending_before));
    const data = before.slice(-limit);
    return { object: 'list', data, has_more: before.length > data.length, url };
  }
  const after = starting_after === undefined ? objects : objects.slice(indexOf(starting_after) + 1);
  const data = after.slice(0, limit);
  return { object: 'list', data, has_more: after.length > data.length, url };
}
