import { Table, type TableProps } from '#app/ui/display/table.tsx';
import type { PageOf } from '#server/db/page.ts';
import { ListFilters, type ListFiltersProps, useIsNarrowed } from './list-filters.tsx';
import { Pager } from './pager.tsx';
import { listWords as words } from './words.ts';

export interface StudioListProps<Row>
  extends ListFiltersProps,
    Pick<TableProps<Row>, 'caption' | 'columns' | 'rowId' | 'middle'> {
  /** Required: every studio list has a search. */
  search: string;
  list: PageOf<Row>;
  /** Shown when there is nothing at all. If filters emptied the list, it says so itself. */
  empty: string;
}

/**
 * A paged studio list with its filters in the URL; it says why it's empty. If loading fails, the studio's layout shows
 * the error in its place.
 */
export function StudioList<Row>({ caption, columns, rowId, middle, list, empty, ...narrowing }: StudioListProps<Row>) {
  const isNarrowed = useIsNarrowed(narrowing);
  return (
    <>
      <ListFilters {...narrowing} />
      <Table
        {...{ caption, columns, rowId, middle }}
        hideCaption
        cards
        rows={list.rows}
        empty={isNarrowed ? words.nothing : empty}
      />
      <Pager list={list} />
    </>
  );
}
