import type { EditableItem } from '../item.ts';
import { columnHeading, columnNames, columnOf } from './import-columns.ts';

export interface Change {
  readonly recordId: string;
  readonly fields: readonly { readonly heading: string; readonly from: string; readonly to: string }[];
}

export interface ImportPlan {
  readonly added: readonly EditableItem[];
  readonly changed: readonly Change[];
  readonly unchanged: number;
}

/** What an import would do, shown to the person who confirms it. */
export function planImport(present: ReadonlyMap<string, EditableItem>, wanted: readonly EditableItem[]): ImportPlan {
  const added: EditableItem[] = [];
  const changed: Change[] = [];
  let unchanged = 0;
  for (const item of wanted) {
    const before = present.get(item.recordId);
    if (before === undefined) {
      added.push(item);
      continue;
    }
    const fields = columnNames
      .map((name) => ({
        heading: columnHeading(name),
        from: columnOf(name).print(before),
        to: columnOf(name).print(item),
      }))
      .filter(({ from, to }) => from !== to);
    if (fields.length > 0) changed.push({ recordId: item.recordId, fields });
    else unchanged++;
  }
  return { added, changed, unchanged };
}
