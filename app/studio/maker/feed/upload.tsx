import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { Changes, Problems } from '#app/parts/feed/plan-tables.tsx';
import { useNotices } from '#app/shell/notices.tsx';
import { Button } from '#app/ui/action/button.tsx';
import { TextButton } from '#app/ui/action/text-link.tsx';
import { FileDrop } from '#app/ui/field/file-drop.tsx';
import { useFocusKept } from '#app/ui/focus/use-focus-kept.ts';
import { ErrorSummary } from '#app/ui/notice/error-summary.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { type FeedMapping, feedLimits, feedWords } from '#core/feed/index.ts';
import type { FeedLooked, FeedPreview } from '#server/feed/run-file.ts';
import { ColumnsForm } from './columns-form.tsx';
import styles from './feed.module.css';
import { studioPiece } from './studio-piece.ts';
import { feedPageWords as words } from './words.ts';

export type LookedFile = Extract<FeedLooked, { ok: true }>;

export interface UploadAnswer {
  ok: boolean;
  message: string;
  /** What the file would do; missing once it's done. */
  looked?: LookedFile;
}

/** A file is chosen, its columns if we don't know them, what it would change is shown, and then it's applied. */
export function Upload() {
  const { data, state, submit } = useFetcher<UploadAnswer>();
  const { notify } = useNotices();
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string>();
  /** What is chosen for the columns; null until the file was read once. It outlives an answer that got lost. */
  const [mapping, setMapping] = useState<FeedMapping | null>(null);
  const [isChoosing, setChoosing] = useState(false);
  const [isEdited, setEdited] = useState(false);
  useEffect(() => {
    if (data?.looked) {
      setMapping(data.looked.mapping);
      setEdited(false);
      setChoosing(false);
    } else if (data?.ok) notify(data.message);
  }, [data, notify]);

  function send(act: 'look' | 'apply', given: File, columns: FeedMapping | null, stamp?: string) {
    const form = new FormData();
    form.set('act', act);
    form.set('file', given);
    if (columns) form.set('mapping', JSON.stringify(columns));
    if (stamp !== undefined) form.set('stamp', stamp);
    void submit(form, { method: 'post', encType: 'multipart/form-data' });
  }

  function choose([given]: File[]) {
    if (!given) return;
    const wrong = /\.(csv|txt)$/i.test(given.name) ? undefined : words.wrongType;
    const refused = wrong ?? (given.size > feedLimits.bytes ? words.tooLarge : undefined);
    setProblem(refused);
    setFile(refused ? null : given);
    setMapping(null);
    setChoosing(false);
    setEdited(false);
    if (!refused) send('look', given, null);
  }

  const { place, rest } = useFocusKept<HTMLDivElement, HTMLDivElement>();
  const busy = state !== 'idle';
  // Until a new file was read, the last answer is about the one before.
  const looked = file && mapping && data?.looked ? data.looked : null;
  const asksColumns = looked !== null && (looked.problem !== null || isChoosing || isEdited);
  return (
    <div ref={place} className={styles.part}>
      <FileDrop label={words.file} button={words.choose} several={false} onFiles={choose} error={problem}>
        {busy ? words.reading : (file?.name ?? words.drop)}
      </FileDrop>
      <div ref={rest} tabIndex={-1} className={styles.part}>
        {data && !data.looked && file && (
          <Outcome answer={data} busy={busy} again={() => send('look', file, mapping)} />
        )}
        {looked && file && asksColumns && (
          <ColumnsForm
            headings={looked.headings}
            mapping={mapping ?? looked.mapping}
            onChange={(chosen) => {
              setMapping(chosen);
              setEdited(true);
            }}
            onCheck={() => send('look', file, mapping)}
            pending={busy}
            problem={!isEdited && looked.problem ? feedWords.mapping[looked.problem] : null}
          />
        )}
        {looked?.preview && file && !isEdited && (
          <>
            {data?.message && <ErrorSummary heading={data.message} message={null} answer={data} />}
            <Plan preview={looked.preview} />
            <div className={styles.acts}>
              <ApplyButton
                looked={looked}
                pending={busy}
                onApply={(stamp) => send('apply', file, looked.mapping, stamp)}
              />
              {!asksColumns && (
                <TextButton soft onClick={() => setChoosing(true)}>
                  {words.changeColumns}
                </TextButton>
              )}
            </div>
          </>
        )}
      </div>
    </div>
  );
}

/** What became of a file, or why it can't be read. */
function Outcome({ answer, busy, again }: { answer: UploadAnswer; busy: boolean; again: () => void }) {
  if (answer.ok) return <Text role="status">{answer.message}</Text>;
  return (
    <>
      <ErrorSummary heading={answer.message} message={null} answer={answer} />
      <div className={styles.acts}>
        {/* If it did go through, the new preview shows nothing left to do. */}
        <Button kind="ghost" pending={busy} onClick={again}>
          {words.lookAgain}
        </Button>
      </div>
    </>
  );
}

function Plan({ preview: { changes, problems, held, counts } }: { preview: FeedPreview }) {
  return (
    <>
      <Text role="status">
        {counts.changes === 0 && counts.problems === 0
          ? words.nothing
          : words.summary(counts.pieces, counts.unchanged, counts.problems)}
      </Text>
      {held.length > 0 && (
        <div>
          <Text tone="tight">{words.heldHeading}</Text>
          <ul>
            {held.map((why) => (
              <li key={why}>{why}</li>
            ))}
          </ul>
        </div>
      )}
      <Changes
        caption={words.changes}
        changes={changes}
        of={counts.changes}
        titles={[words.now, words.next]}
        href={studioPiece}
      />
      <Problems problems={problems} of={counts.problems} />
    </>
  );
}

interface ApplyButtonProps {
  looked: LookedFile;
  pending: boolean;
  onApply: (stamp: string) => void;
}

function ApplyButton({ looked: { preview, isNew }, pending, onApply }: ApplyButtonProps) {
  if (!preview) return null;
  const { counts, held, stamp } = preview;
  const label =
    counts.changes > 0 ? (held.length > 0 ? words.hold : words.apply(counts.pieces)) : isNew && words.remember;
  if (!label || (counts.changes === 0 && counts.unchanged === 0)) return null;
  return (
    <Button pending={pending} onClick={() => onApply(stamp)}>
      {label}
    </Button>
  );
}
