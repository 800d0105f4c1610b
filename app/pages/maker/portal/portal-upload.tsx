import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { Changes, Problems } from '#app/parts/feed/plan-tables.tsx';
import { useNotices } from '#app/shell/notices.tsx';
import { Button } from '#app/ui/action/button.tsx';
import { FileDrop } from '#app/ui/field/file-drop.tsx';
import { useFocusKept } from '#app/ui/focus/use-focus-kept.ts';
import { ErrorSummary } from '#app/ui/notice/error-summary.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { feedWords, makersFileBytes } from '#core/feed/index.ts';
import type { MakersReport } from '#server/feed/makers-file.ts';
import styles from './portal.module.css';
import type { PortalAnswer } from './portal.route.tsx';
import { fileWords as words } from './words.ts';

/** A file is chosen, what it would do is shown, and then it's sent. */
export function PortalUpload() {
  const { data, state, submit } = useFetcher<PortalAnswer>();
  const { notify } = useNotices();
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    if (data?.ok && data.file?.isDone) notify(data.message);
  }, [data, notify]);

  function send(act: 'look' | 'apply', given: File, stamp = '') {
    const form = new FormData();
    form.set('act', act);
    form.set('file', given);
    form.set('stamp', stamp);
    void submit(form, { method: 'post', encType: 'multipart/form-data' });
  }

  function choose([given]: File[]) {
    if (!given) return;
    const wrong = /\.(csv|txt)$/i.test(given.name) ? undefined : words.wrongType;
    const refused = wrong ?? (given.size > makersFileBytes ? feedWords.makersTooLarge : undefined);
    setProblem(refused);
    setFile(refused ? null : given);
    if (!refused) send('look', given);
  }

  const { place, rest } = useFocusKept<HTMLDivElement, HTMLDivElement>();
  const busy = state !== 'idle';
  return (
    <div ref={place} className={styles.section}>
      <FileDrop label={words.file} button={words.choose} several={false} onFiles={choose} error={problem}>
        {busy ? words.reading : (file?.name ?? words.drop)}
      </FileDrop>
      <div ref={rest} tabIndex={-1} className={styles.section}>
        {file && data && !data.ok && <ErrorSummary heading={data.message} message={null} answer={data} />}
        {file && data?.ok && !data.file && <Text role="status">{data.message}</Text>}
        {file && data?.file && <Report {...data.file} />}
        {file && data && (data.file ? !data.file.isDone : !data.ok) && (
          <NextStep
            answer={data}
            busy={busy}
            onSend={(stamp) => send('apply', file, stamp)}
            onLook={() => send('look', file)}
          />
        )}
      </div>
    </div>
  );
}

interface NextStepProps {
  answer: PortalAnswer;
  busy: boolean;
  onSend: (stamp: string) => void;
  onLook: () => void;
}

function NextStep({ answer: { file }, busy, onSend, onLook }: NextStepProps) {
  if (!file) {
    return (
      <div>
        {/* If it did go through, the new preview shows nothing left to do. */}
        <Button kind="ghost" pending={busy} onClick={onLook}>
          {words.lookAgain}
        </Button>
      </div>
    );
  }
  const { counts, pieces, stamp } = file.report;
  if (counts.now + counts.later === 0) return null;
  return (
    <div>
      <Button pending={busy} onClick={() => onSend(stamp)}>
        {words.send(pieces.now, pieces.later)}
      </Button>
    </div>
  );
}

const shopPiece = (recordId: string) => `/furniture/${recordId}`;

/** What a file would do, or did. */
function Report({ report, isDone }: { report: MakersReport; isDone: boolean }) {
  const { now, later, problems, counts, pieces } = report;
  const when = isDone ? 'done' : 'coming';
  return (
    <>
      <Text role="status">{isDone ? words.done(pieces.now, pieces.later, counts.problems) : summaryOf(report)}</Text>
      <Changes
        caption={words.changes[when]}
        changes={now}
        of={counts.now}
        titles={words.titles[when]}
        href={shopPiece}
      />
      <Changes
        caption={words.waiting}
        changes={later}
        of={counts.later}
        titles={words.titles.coming}
        href={shopPiece}
      />
      <Problems problems={problems} of={counts.problems} />
    </>
  );
}

const summaryOf = ({ pieces, counts }: MakersReport): string =>
  counts.now + counts.later + counts.problems === 0
    ? words.nothing
    : words.summary(pieces.now, pieces.later, counts.unchanged, counts.problems);
