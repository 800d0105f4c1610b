import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { ArrowDownIcon } from '../icon/acts.tsx';
import { ArrowUpIcon } from '../icon/signs.tsx';
import { VisuallyHidden } from '../type/visually-hidden.tsx';
import styles from './table.module.css';

export interface TableColumn<Row> {
  id: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** Right-aligned, with digits that line up. */
  number?: boolean;
  /** Never wraps: a date, a status. */
  oneLine?: boolean;
  sortable?: boolean;
}

export interface TableSort {
  column: string;
  direction: 'ascending' | 'descending';
}

export interface TableProps<Row> {
  caption: string;
  hideCaption?: boolean;
  columns: readonly [TableColumn<Row>, ...TableColumn<Row>[]];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** The row that is open beside the table. */
  current?: string;
  sort?: TableSort;
  onSort?: (sort: TableSort) => void;
  /** For rows with a picture: centers the text vertically. */
  middle?: boolean | undefined;
  /** On phones each row becomes a card, its cells stacked with their column titles. */
  cards?: boolean;
  /** Shown in place of the rows when there are none. */
  empty: ReactNode;
}

/** The first column is the row header. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, hideCaption = false, columns, rows, rowId, current, middle = false, cards = false, empty } = props;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the window must be scrollable by keyboard
    <section className={styles.frame} tabIndex={0} aria-label={caption}>
      <table className={classNames(styles.table, middle && styles.middle, cards && styles.cards)}>
        <caption className={classNames(!hideCaption && styles.caption)}>
          {hideCaption ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <ColumnHead key={column.id} column={column} sort={props.sort} onSort={props.onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowId(row)} aria-current={current === rowId(row) ? 'true' : undefined}>
              {columns.map(({ id, title, cell, number, oneLine }, position) =>
                position === 0 ? (
                  <th key={id} scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td
                    key={id}
                    data-title={title}
                    className={classNames(number && styles.number, oneLine && styles.oneLine)}
                  >
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
          {rows.length === 0 && (
            <tr>
              <td colSpan={columns.length} className={styles.empty}>
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}

interface ColumnHeadProps<Row> {
  column: TableColumn<Row>;
  sort: TableSort | undefined;
  onSort: ((sort: TableSort) => void) | undefined;
}

function ColumnHead<Row>({ column, sort, onSort }: ColumnHeadProps<Row>) {
  const { id, title, number, sortable } = column;
  const direction = sort?.column === id ? sort.direction : undefined;
  const next = direction === 'ascending' ? 'descending' : 'ascending';
  return (
    <th scope="col" className={classNames(number && styles.number)} aria-sort={direction}>
      {sortable && onSort ? (
        <button type="button" className={styles.sort} onClick={() => onSort({ column: id, direction: next })}>
          {title}
          {direction === 'descending' ? <ArrowDownIcon /> : <ArrowUpIcon />}
        </button>
      ) : (
        title
      )}
    </th>
  );
}
