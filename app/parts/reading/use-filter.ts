import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { searchWords } from '#core/catalog/index.ts';

/** Typing rests so long before the address follows: browsers refuse an address that changes at every key. */
const restMs = 250;

/** What is looked for on this page, kept in its address (`?q=`), so that a search can be sent to a friend. */
export function useFilter() {
  const [parameters] = useSearchParams();
  const inAddress = parameters.get('q') ?? '';
  const [query, setQuery] = useState(inAddress);

  // Going back to another search of this page, or following a link to one of its parts. The page's first address is no
  // such step: what was typed before its scripts had come must not be taken back.
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

  return { query, setQuery, words: searchWords(query) };
}
