import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { searchTerms } from '#core/catalog/index.ts';

/** Wait this long after typing before updating the URL: browsers throttle a URL that changes on every key. */
const restMs = 250;

/** The page's search text, kept in the URL (`?q=`) so that a search can be shared. */
export function useFilter() {
  const [parameters] = useSearchParams();
  const inAddress = parameters.get('q') ?? '';
  const [query, setQuery] = useState(inAddress);

  // The user went back to another search on this page, or followed a link to one. The first URL doesn't count: it must
  // not overwrite what was typed before the scripts arrived.
  const { key } = useLocation();
  const step = `${key} ${inAddress}`;
  const lastStep = useRef(step);
  useEffect(() => {
    if (lastStep.current !== step) setQuery(inAddress);
    lastStep.current = step;
  }, [step, inAddress]);

  useEffect(() => {
    const timer = setTimeout(() => {
      const url = new URL(window.location.href);
      if ((url.searchParams.get('q') ?? '') === query) return;
      if (query === '') url.searchParams.delete('q');
      else url.searchParams.set('q', query);
      window.history.replaceState(window.history.state, '', url);
    }, restMs);
    return () => clearTimeout(timer);
  }, [query]);

  return { query, setQuery, words: searchTerms(query) };
}
