import { copyMark, publicPageAt } from '#core/settings/index.ts';

export interface Kept {
  pages(): Promise<Pick<Cache, 'match' | 'put'>>;
  offline(): Promise<Response | undefined>;
}

/**
 * The cache key for the page behind a request, whether the request is for the document (`opened`) or for the router's
 * .data. The query is dropped because a quiz step or an open modal is still the same page. Null if the page is never
 * cached.
 */
export function pageAddress(url: Pick<URL, 'pathname'>, opened: boolean): string | null {
  const data = /^(.*)\.data$/.exec(url.pathname)?.[1];
  if (!opened && data === undefined) return null;
  const path = data === undefined ? url.pathname : data.replace(/^\/_root$/, '/');
  return publicPageAt(path)?.path === path ? path : null;
}

/** The last cached copy of the page, or else the offline page. */
export async function offlineAnswer(kept: Kept, page: string | null): Promise<Response> {
  const copy = page === null ? undefined : await (await kept.pages()).match(page);
  return copy ? markedCopy(copy) : ((await kept.offline()) ?? Response.error());
}

/** A page can tell from the mark that it's a copy. */
export async function markedCopy(copy: Response): Promise<Response> {
  const html = await copy.text();
  return new Response(html.replace('<html ', `<html ${copyMark} `), { headers: copy.headers });
}
