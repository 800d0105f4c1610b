import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { useNotices } from '#app/shell/notices.tsx';
import { Button } from '#app/ui/action/button.tsx';
import { Key } from '#app/ui/display/key.tsx';
import { deskKeys } from '../desk/use-desk-keys.ts';
import { useInTurn } from '../desk/use-in-turn.ts';
import type { DeskAnswer } from '../desk-answer.ts';
import { words } from '../words.ts';
import { useKeeper } from '../writing/writing.tsx';

const PublishWindow = lazy(() => import('./publish-window.tsx'));

/** Whether they've been asked, and where to go then. */
type How = 'ask' | 'ask-next' | 'sure' | 'next';

interface PublishButtonProps {
  surveyId: string;
  stopped: boolean;
  customer: string;
}

/** Publishes once everything typed is saved. If there's something to look at, it asks first. */
export function PublishButton({ surveyId, stopped, customer }: PublishButtonProps) {
  // By project: “Publish and next” opens another one, which must not show what this one asked.
  const fetcher = useFetcher<DeskAnswer>({ key: `publish ${surveyId}` });
  const keeper = useKeeper();
  const { complain } = useNotices();
  const [asks, setAsks] = useState<readonly string[] | null>(null);
  const [saving, setSaving] = useState(false);
  const heard = useRef<DeskAnswer | undefined>(undefined);
  const { waiting, inTurn } = useInTurn((how: How) => {
    const sent = {
      act: 'publish',
      sure: how.startsWith('ask') ? 'no' : 'yes',
      next: how.endsWith('next') ? 'yes' : 'no',
    };
    void fetcher.submit(sent, { method: 'post' });
  });
  const { data, state } = fetcher;

  useEffect(() => {
    if (state !== 'idle' || !data || heard.current === data) return;
    heard.current = data;
    if (data.ok) setAsks(null);
    else if (data.asks) setAsks(data.asks);
    else complain(data.words);
  }, [data, state, complain]);

  async function publish(how: How) {
    setSaving(true);
    const saved = await keeper.flush();
    setSaving(false);
    if (saved) inTurn(how);
    else complain(words.unsavedFirst);
  }

  const pending = saving || waiting !== null || state !== 'idle';
  return (
    <>
      <Button
        id={deskKeys.publish}
        disabled={stopped}
        pending={pending}
        aria-keyshortcuts="Meta+Enter Control+Enter"
        iconAfter={<Key>⌘↵</Key>}
        onClick={() => void publish('ask')}
      >
        {words.publish}
      </Button>
      <Button kind="ghost" small disabled={stopped} pending={pending} onClick={() => void publish('ask-next')}>
        {words.andNext}
      </Button>
      {asks && (
        <Suspense>
          <PublishWindow
            asks={asks}
            customer={customer}
            pending={pending}
            onPublish={(how) => void publish(how)}
            onClose={() => setAsks(null)}
          />
        </Suspense>
      )}
    </>
  );
}
