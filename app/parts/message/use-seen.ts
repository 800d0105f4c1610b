import { type RefObject, useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import type { Thread } from '#server/message/open-thread.ts';
import { threadAddress } from './message-answer.ts';

/** Marks the thread as read once it is on screen with something new in it. */
export function useSeen(place: RefObject<HTMLElement | null>, { surveyId, unread }: Thread): void {
  const { submit } = useFetcher({ key: `seen-${surveyId}` });
  const [inSight, setInSight] = useState(false);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const watch = new IntersectionObserver(([entry]) => setInSight(entry?.isIntersecting ?? false));
    watch.observe(element);
    return () => watch.disconnect();
  }, [place]);

  useEffect(() => {
    if (!inSight || unread === 0) return;
    const tell = () => {
      if (document.visibilityState !== 'visible') return;
      void submit({ act: 'read' }, { method: 'post', action: threadAddress(surveyId) });
    };
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [inSight, unread, surveyId, submit]);
}
