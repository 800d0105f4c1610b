import { type RefObject, useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { TextButton } from '#app/ui/action/text-link.tsx';
import { Badge } from '#app/ui/display/badge.tsx';
import { RuledTitle } from '#app/ui/type/ruled-title.tsx';
import type { Thread as ThreadFacts } from '#server/message/open-thread.ts';
import { threadAddress } from './message-answer.ts';
import { MessageEntry } from './message-entry.tsx';
import { MessageForm } from './message-form.tsx';
import styles from './thread.module.css';
import { messageWords as words } from './words.ts';

/** Older messages are behind a button. */
const shownAtFirst = 8;

/** The conversation between customer and specialist about one project, the same on every page that shows it. */
export function Thread({ thread }: { thread: ThreadFacts }) {
  const { messages, unread, other, side } = thread;
  const [all, setAll] = useState(false);
  const place = useRef<HTMLElement>(null);
  useSeen(place, thread);
  const hidden = all ? 0 : Math.max(0, messages.length - shownAtFirst);
  return (
    <section ref={place} id="messages" className={styles.thread} aria-labelledby="messages-title" data-below>
      <RuledTitle as="h2" size="heading" id="messages-title" aside={words.with(other)}>
        {words.title} {unread > 0 && <Badge count={unread} label={words.unread(unread)} />}
      </RuledTitle>
      {messages.length === 0 && (
        <p className={styles.empty}>{side === 'customer' ? words.empty(other) : words.emptyHouse(other)}</p>
      )}
      {hidden > 0 && <TextButton onClick={() => setAll(true)}>{words.earlier(hidden)}</TextButton>}
      {messages.length > 0 && (
        <div role="log" aria-label={words.title}>
          <ol className={styles.messages}>
            {messages.slice(hidden).map((message) => (
              <MessageEntry key={message.id} message={message} />
            ))}
          </ol>
        </div>
      )}
      <MessageForm thread={thread} />
    </section>
  );
}

/** Marks the thread as read once it is on screen with something new in it. */
function useSeen(place: RefObject<HTMLElement | null>, { surveyId, unread }: ThreadFacts): void {
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
