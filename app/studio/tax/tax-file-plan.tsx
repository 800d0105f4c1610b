import { MoreRows } from '#app/parts/studio-list/more-rows.tsx';
import { Table } from '#app/ui/display/table.tsx';
import { ErrorSummary } from '#app/ui/notice/error-summary.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { shortDayWords } from '#core/promotion/index.ts';
import { formatNumber } from '#core/texts/index.ts';
import styles from './tax.module.css';
import type { ShownTaxFile } from './tax-answer.ts';
import { taxWords as words } from './words.ts';

/** What a file would do: what's wrong with it, or every rate that changes. */
export function TaxFilePlan({ preview }: { preview: ShownTaxFile }) {
  const { problems, allProblems, changes, added, changed, removed, unchanged } = preview;
  if (allProblems > 0) {
    return (
      <div className={styles.plan}>
        <ErrorSummary heading={words.problems(allProblems)} message={null} />
        <Table
          caption={words.problem}
          hideCaption
          cards
          rows={problems}
          rowId={({ line, column, message }) => `${line} ${column} ${message}`}
          empty=""
          columns={[
            { id: 'line', title: words.line, cell: ({ line }) => formatNumber(line) },
            { id: 'column', title: words.column, cell: ({ column }) => column ?? words.whole },
            { id: 'problem', title: words.problem, cell: ({ message }) => message },
          ]}
        />
        <MoreRows shown={problems.length} of={allProblems} />
      </div>
    );
  }
  const all = added + changed + removed;
  return (
    <div className={styles.plan}>
      <Text role="status">{all === 0 ? words.nothing : words.summary(added, changed, removed, unchanged)}</Text>
      {all > 0 && (
        <Table
          caption={words.changes}
          hideCaption
          cards
          rows={changes}
          rowId={({ zip, state, from }) => `${state} ${zip} ${from}`}
          empty=""
          columns={[
            { id: 'place', title: words.place, cell: ({ zip, state }) => words.placeOf(zip, state) },
            { id: 'from', title: words.from, oneLine: true, cell: ({ from }) => shortDayWords(from) },
            { id: 'after', title: words.after, cell: ({ after }) => <Rate words={after} /> },
            { id: 'before', title: words.before, cell: ({ before }) => <Rate words={before} /> },
          ]}
        />
      )}
      <MoreRows shown={changes.length} of={all} />
    </div>
  );
}

const Rate = ({ words: rate }: { words: string | null }) => <span className={styles.rate}>{rate ?? '–'}</span>;
