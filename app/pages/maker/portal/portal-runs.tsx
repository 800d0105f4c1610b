import { runTones } from '#app/parts/feed/run-tones.ts';
import { StateLabel } from '#app/ui/display/badge.tsx';
import { Table } from '#app/ui/display/table.tsx';
import type { MakersRun } from '#server/feed/read-feed.ts';
import styles from './portal.module.css';
import { fileWords as words } from './words.ts';

/** The files a maker uploaded lately, and what became of them. */
export function PortalRuns({ runs }: { runs: readonly MakersRun[] }) {
  return (
    <Table
      caption={words.runs}
      hideCaption
      cards
      rows={runs}
      rowId={({ id }) => id}
      empty={words.noRuns}
      columns={[
        { id: 'source', title: words.source, cell: ({ source }) => <span className={styles.long}>{source}</span> },
        { id: 'when', title: words.when, oneLine: true, cell: ({ startedAt }) => words.at(startedAt) },
        {
          id: 'state',
          title: words.state,
          cell: ({ state }) => <StateLabel tone={runTones[state]}>{words.states[state]}</StateLabel>,
        },
        { id: 'result', title: words.result, cell: ({ pieces, problemCount }) => words.did(pieces, problemCount) },
      ]}
    />
  );
}
