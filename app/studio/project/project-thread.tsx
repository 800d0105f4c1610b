import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { threadAddress } from '#app/parts/message/message-answer.ts';
import { Thread } from '#app/parts/message/thread.tsx';
import type { Thread as ThreadFacts } from '#server/message/open-thread.ts';

/** The project's thread on the specialist's side. Loads after the desk, which is what the page was opened for. */
export function ProjectThread({ surveyId }: { surveyId: string }) {
  const { data, load } = useFetcher<ThreadFacts>({ key: `thread-${surveyId}` });
  useEffect(() => void load(threadAddress(surveyId)), [load, surveyId]);
  const isHere = data !== undefined;
  // A link to the messages may have been followed before they were here.
  useEffect(() => {
    if (isHere && location.hash === '#messages') document.getElementById('messages')?.scrollIntoView();
  }, [isHere]);
  return data ? <Thread thread={data} /> : null;
}
