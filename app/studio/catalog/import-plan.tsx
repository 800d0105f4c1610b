import { MoreRows } from '#app/parts/studio-list/more-rows.tsx';
import { Table } from '#app/ui/display/table.tsx';
import { ErrorSummary } from '#app/ui/notice/error-summary.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { formatNumber } from '#core/texts/index.ts';
import { BoardList } from './board-list.tsx';
import styles from './import.module.css';
import type { ShownPreview } from './import.route.tsx';
import { fieldLabels, importWords as words } from './words.ts';

/** What a file would do: unreadable rows, new pieces, and every field that changes. */
export function ImportPlan({ preview }: { preview: ShownPreview }) {
  const { problems, added, changes, counts, held, boards } = preview;
  return (
    <div className={styles.plan}>
      {counts.problems > 0 && (
        <>
          <ErrorSummary heading={words.problems(counts.badRows)} message={null} />
          <Table
            caption={words.problem}
            hideCaption
            rows={problems}
            rowId={({ line, heading, message }) => `${line} ${heading} ${message}`}
            empty=""
            columns={[
              { id: 'line', title: words.line, cell: ({ line }) => formatNumber(line) },
              {
                id: 'column',
                title: words.column,
                cell: ({ heading }) => <span className={styles.column}>{heading ?? words.whole}</span>,
              },
              { id: 'problem', title: words.problem, cell: ({ message }) => message },
            ]}
          />
          <MoreRows shown={problems.length} of={counts.problems} />
        </>
      )}
      <Text role="status">
        {counts.added + counts.changed === 0 && counts.problems === 0
          ? words.nothing
          : words.summary(counts.added, counts.changed, counts.unchanged)}
        {held > 0 && ` ${words.held(held)}`}
      </Text>
      {boards.length > 0 && (
        <div>
          <Text tone="tight">{words.boards}</Text>
          <BoardList boards={boards} />
        </div>
      )}
      <FieldChanges changes={changes} of={counts.fields} />
      {added.length > 0 && (
        <>
          <Table
            caption={words.added}
            rows={added}
            rowId={({ recordId }) => recordId}
            empty=""
            columns={[
              { id: 'piece', title: words.piece, cell: ({ recordId }) => recordId },
              { id: 'name', title: fieldLabels.name ?? '', cell: ({ name }) => name },
              { id: 'price', title: fieldLabels.price ?? '', number: true, cell: ({ price }) => price },
            ]}
          />
          <MoreRows shown={added.length} of={counts.added} />
        </>
      )}
    </div>
  );
}

interface FieldChangesProps {
  changes: ShownPreview['changes'];
  /** How many there are in all; only the first are shown. */
  of: number;
}

/** Every field that changes, with what it is now and what it will be. */
export function FieldChanges({ changes, of }: FieldChangesProps) {
  if (changes.length === 0) return null;
  return (
    <>
      <Table
        caption={words.changed}
        rows={changes}
        rowId={({ recordId, heading }) => `${recordId} ${heading}`}
        empty=""
        columns={[
          { id: 'piece', title: words.piece, cell: ({ recordId }) => recordId },
          { id: 'field', title: words.what, cell: ({ heading }) => fieldLabels[heading] ?? heading },
          { id: 'from', title: words.from, cell: ({ from }) => <span className={styles.from}>{from || '–'}</span> },
          { id: 'to', title: words.to, cell: ({ to }) => <span className={styles.to}>{to || '–'}</span> },
        ]}
      />
      <MoreRows shown={changes.length} of={of} />
    </>
  );
}
