import { Table, type TableProps } from '#app/ui/display/table.tsx';
import { ListSection, type ListSectionProps } from './list-section.tsx';

export type TableSectionProps<Row> = Omit<ListSectionProps, 'children'> &
  Pick<TableProps<Row>, 'rows' | 'rowId' | 'empty' | 'columns'>;

/** A section that is one short table, without filters or pages. */
export function TableSection<Row>({ rows, rowId, empty, columns, ...section }: TableSectionProps<Row>) {
  return (
    <ListSection {...section}>
      <Table caption={section.title} hideCaption cards {...{ rows, rowId, empty, columns }} />
    </ListSection>
  );
}
