import { MoreRows } from '#app/parts/studio-list/more-rows.tsx';
import { TwoLines } from '#app/parts/studio-list/two-lines.tsx';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Table } from '#app/ui/display/table.tsx';
import { type FeedProblem, feedValueText } from '#core/feed/index.ts';
import { formatNumber } from '#core/texts/index.ts';
import type { NamedChange } from '#server/feed/read-feed.ts';
import styles from './plan-tables.module.css';
import { planTableWords as words } from './words.ts';

interface ChangesProps {
  caption: string;
  changes: readonly NamedChange[];
  /** How many there are in all. */
  of: number;
  /** The titles of the old and the new value. */
  titles: readonly [string, string];
  /** Where a piece's name leads. */
  href: (recordId: string) => string;
}

/** What changes, value by value. */
export function Changes({ caption, changes, of, titles, href }: ChangesProps) {
  if (changes.length === 0) return null;
  return (
    <div>
      <Table
        caption={caption}
        rows={changes}
        rowId={({ recordId, field }) => `${recordId} ${field}`}
        empty=""
        columns={[
          {
            id: 'piece',
            title: words.piece,
            cell: ({ recordId, name }) => (
              <TwoLines
                first={<TextLink href={href(recordId)}>{name}</TextLink>}
                second={<span className={styles.long}>{recordId}</span>}
              />
            ),
          },
          { id: 'what', title: words.what, cell: ({ field }) => words.value[field] },
          {
            id: 'from',
            title: titles[0],
            cell: ({ field, from }) => (
              <span className={classNames(styles.value, styles.soft)}>{feedValueText(field, from)}</span>
            ),
          },
          {
            id: 'to',
            title: titles[1],
            cell: ({ field, to }) => <span className={styles.value}>{feedValueText(field, to)}</span>,
          },
        ]}
      />
      <MoreRows shown={changes.length} of={of} />
    </div>
  );
}

/** Rows that aren't used, and why. */
export function Problems({ problems, of }: { problems: readonly FeedProblem[]; of: number }) {
  if (problems.length === 0) return null;
  const shown = new Set(problems.map(({ line }) => line)).size;
  return (
    <div>
      <Table
        caption={words.problems}
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
          { id: 'why', title: words.why, cell: ({ message }) => <span className={styles.long}>{message}</span> },
        ]}
      />
      <MoreRows shown={shown} of={of} />
    </div>
  );
}
