import { Table, type TableProps } from '#app/ui/display/table.tsx';
import type { PageOf } from '#server/db/page.ts';
import { ListFilters, type ListFiltersProps, useIsNarrowed } from './list-filters.tsx';
import { Pager } from './pager.tsx';
import { listWords as words } from './words.ts';

export interface StudioListProps<Row>
  extends ListFiltersProps,
    Pick<TableProps<Row>, 'caption' | 'columns' | 'rowId' | 'middle'> {
  /** No list of the studio without a search. */
  search: string;
  list: PageOf<Row>;
  /** Said while there is nothing at all. What filters have emptied says so itself. */
  empty: string;
}

/**
 * A list of the studio: what narrows it stands in its address, a page at a time, and it says why it is empty. Where it
 * could not be fetched, the studio's layout says so in its place.
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
