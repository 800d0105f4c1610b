import { copyMark, publicPageAt } from '#core/settings/index.ts';

export interface Kept {
  pages(): Promise<Pick<Cache, 'match' | 'put'>>;
  offline(): Promise<Response | undefined>;
}

/**
 * Under which address the page behind a request is kept: opened as a whole, or its data while one moves between pages.
 * The query is left out: a step of the quiz and an open modal are the same page. Null for what is never kept.
 */
export function pageAddress(url: Pick<URL, 'pathname'>, opened: boolean): string | null {
  const data = /^(.*)\.data$/.exec(url.pathname)?.[1];
  if (!opened && data === undefined) return null;
  const path = data === undefined ? url.pathname : data.replace(/^\/_root$/, '/');
  return publicPageAt(path)?.path === path ? path : null;
}

/** The page as it was last read, or the page that says that there is no network. */
export async function offlineAnswer(kept: Kept, page: string | null): Promise<Response> {
  const copy = page === null ? undefined : await (await kept.pages()).match(page);
  return copy ? marked(copy) : ((await kept.offline()) ?? Response.error());
}

async function marked(copy: Response): Promise<Response> {
  const html = await copy.text();
  return new Response(html.replace('<html ', `<html ${copyMark} `), { headers: copy.headers });
}
