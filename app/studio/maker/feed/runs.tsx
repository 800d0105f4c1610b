import { Changes, Problems } from '#app/parts/feed/plan-tables.tsx';
import { runTones } from '#app/parts/feed/run-tones.ts';
import { ActProblem } from '#app/parts/studio-list/act-problem.tsx';
import { AskOnce } from '#app/parts/studio-list/ask-once.tsx';
import { TwoLines } from '#app/parts/studio-list/two-lines.tsx';
import { useAct } from '#app/shell/acts/use-act.ts';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { StateLabel } from '#app/ui/display/badge.tsx';
import { Table } from '#app/ui/display/table.tsx';
import { useFocusKept } from '#app/ui/focus/use-focus-kept.ts';
import { Text } from '#app/ui/type/text.tsx';
import type { ListedRun, RunReport } from '#server/feed/read-feed.ts';
import styles from './feed.module.css';
import { studioPiece } from './studio-piece.ts';
import { feedPageWords as words } from './words.ts';

/** The latest files of a maker, and what became of them. */
export function Runs({ makerId, runs, open }: { makerId: string; runs: readonly ListedRun[]; open: string | null }) {
  return (
    <Table
      caption={words.runs}
      hideCaption
      cards
      rows={runs}
      rowId={({ id }) => id}
      empty={words.noRuns}
      {...(open === null ? {} : { current: open })}
      columns={[
        {
          id: 'source',
          title: words.source,
          cell: ({ source }) => <span className={styles.long}>{source}</span>,
        },
        {
          id: 'when',
          title: words.when,
          cell: ({ startedAt, startedBy, origin }) => (
            <TwoLines first={words.at(startedAt)} second={words.by(startedBy, origin)} />
          ),
        },
        {
          id: 'state',
          title: words.state,
          cell: ({ state }) => <StateLabel tone={runTones[state]}>{words.states[state]}</StateLabel>,
        },
        {
          id: 'result',
          title: words.result,
          cell: ({ state, pieces, problemCount, reason }) => words.did(state, pieces, problemCount, reason),
        },
        {
          id: 'report',
          title: words.report,
          cell: ({ id, source, startedAt, state }) =>
            state !== 'failed' &&
            state !== 'refused' && (
              <TextLink
                href={`/studio/makers/${makerId}/feed?run=${id}#report`}
                aria-label={words.openOf(source, startedAt)}
              >
                {words.open}
              </TextLink>
            ),
        },
      ]}
    />
  );
}

/** One run with everything it changed, and what can be done about it. */
export function Report({ report, mayRun }: { report: RunReport; mayRun: boolean }) {
  const { state, startedAt, reason, changes, left, problems, counts } = report;
  const { place, rest } = useFocusKept<HTMLDivElement, HTMLDivElement>();
  const done = state === 'applied' || state === 'undone';
  return (
    <div ref={place} className={styles.part}>
      <div ref={rest} tabIndex={-1}>
        <StateLabel tone={runTones[state]}>{words.states[state]}</StateLabel>{' '}
        <Text as="span" size="small" tone="soft">
          {words.at(startedAt)}
        </Text>
      </div>
      {reason && <Text>{reason}</Text>}
      {mayRun && <Decide key={state} report={report} />}
      <Changes
        caption={words.changes}
        changes={changes}
        of={counts.changes}
        titles={done ? [words.before, words.after] : [words.now, words.next]}
        href={studioPiece}
      />
      <Changes
        caption={state === 'undone' ? words.leftAfterUndo : words.leftAfterApproval}
        changes={left}
        of={counts.left}
        titles={[words.before, words.after]}
        href={studioPiece}
      />
      <Problems problems={problems} of={counts.problems} />
    </div>
  );
}

function Decide({ report: { id, state, source, counts } }: { report: RunReport }) {
  const { Form, pending, problem } = useAct();
  if (state !== 'held' && state !== 'applied') return null;
  return (
    <div>
      <div className={styles.acts}>
        {state === 'held' && (
          <Form method="post">
            <input type="hidden" name="runId" value={id} />
            <AskOnce
              label={words.approve}
              name={words.approveNamed(source)}
              question={words.approveQuestion(counts.pieces)}
              keep={words.keep}
              act={{ name: 'act', value: 'approve' }}
              busy={pending}
              kind="primary"
            />
          </Form>
        )}
        <Form method="post">
          <input type="hidden" name="runId" value={id} />
          {state === 'held' ? (
            <AskOnce
              label={words.discard}
              name={words.discardNamed(source)}
              question={words.discardQuestion}
              keep={words.keep}
              act={{ name: 'act', value: 'discard' }}
              busy={pending}
            />
          ) : (
            <AskOnce
              label={words.undo}
              name={words.undoNamed(source)}
              question={words.undoQuestion(counts.pieces)}
              keep={words.keep}
              act={{ name: 'act', value: 'undo' }}
              busy={pending}
            />
          )}
        </Form>
      </div>
      <ActProblem problem={problem} />
    </div>
  );
}
