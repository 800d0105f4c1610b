import { type EditableItem, type ImportRow, importRows } from '../catalog/index.ts';
import { type FeedField, type FeedMapping, feedFields } from './columns.ts';
import { type DoneLately, type FeedGuard, type HeldReason, reasonsToHold } from './limits.ts';
import type { FeedFile, FeedProblem } from './read-file.ts';
import { type FeedChange, feedValues } from './run.ts';
import { feedWords as words } from './words.ts';

export interface FeedPlan {
  readonly changes: readonly FeedChange[];
  readonly problems: readonly FeedProblem[];
  /** Rows of pieces that are as the file says. */
  readonly unchanged: number;
  /** Why it waits for a person; empty if it doesn't. */
  readonly held: readonly HeldReason[];
}

export interface FeedQuestion {
  file: FeedFile;
  mapping: FeedMapping;
  /** The pieces the file names, as far as we have them, of any maker. */
  present: ReadonlyMap<string, EditableItem>;
  maker: { readonly name: string; readonly pieces: number };
  guard: FeedGuard;
  /** What counts together with it; nothing unless it does. */
  lately?: DoneLately | undefined;
}

/** A row by our headings. An empty cell says nothing, so its value stays. */
function rowsOf({ headings, rows }: FeedFile, mapping: FeedMapping): ImportRow[] {
  const places = feedFields.flatMap((field): [FeedField, number][] => {
    const at = mapping[field] ? headings.indexOf(mapping[field]) : -1;
    return at === -1 ? [] : [[field, at]];
  });
  return rows.map(({ line, cells }) => ({
    line,
    values: Object.fromEntries(
      places.flatMap(([field, at]) => {
        const cell = cells[at]?.trim() ?? '';
        return cell === '' ? [] : [[field, cell]];
      }),
    ),
  }));
}

const idOf = ({ values }: ImportRow): string => String(values.recordId ?? '');

/** The pieces a file is about. */
export const recordIdsInFeed = (file: FeedFile, mapping: FeedMapping): string[] => [
  ...new Set(
    rowsOf(file, mapping)
      .map(idOf)
      .filter((id) => id !== ''),
  ),
];

/**
 * What a maker's file would change. It only ever touches that maker's pieces; rows that can't be used are listed, and
 * the others are read by the rules of a catalog file.
 */
export function planFeed({ file, mapping, present, maker, guard, lately }: FeedQuestion): FeedPlan {
  const problems: FeedProblem[] = [];
  const good: ImportRow[] = [];
  const lines = new Map<string, number>();
  for (const row of rowsOf(file, mapping)) {
    const problem = problemOf(row, { present, maker, mapping, first: lines.get(idOf(row)) });
    if (problem) problems.push(problem);
    else {
      good.push(row);
      lines.set(idOf(row), row.line);
    }
  }
  const read = importRows({ rows: good, problems: [] }, present);
  for (const { line, heading, message } of read.problems) {
    const theirs = feedFields.find((field) => field === heading);
    problems.push({ kind: 'unreadable', line, heading: theirs ? (mapping[theirs] ?? theirs) : heading, message });
  }
  const changes = read.items.flatMap((item) => changesOf(present.get(item.recordId), item));
  const touched = new Set(changes.map(({ recordId }) => recordId));
  const nameOf = (recordId: string) => present.get(recordId)?.name ?? recordId;
  return {
    changes,
    problems: problems.toSorted((a, b) => a.line - b.line),
    unchanged: read.items.length - touched.size,
    held: reasonsToHold(changes, { of: maker.pieces, guard, nameOf, lately }),
  };
}

function problemOf(
  row: ImportRow,
  {
    present,
    maker,
    mapping,
    first,
  }: Pick<FeedQuestion, 'present' | 'maker' | 'mapping'> & { first?: number | undefined },
): FeedProblem | null {
  const { line } = row;
  const recordId = idOf(row);
  const heading = mapping.recordId ?? null;
  if (recordId === '') return { kind: 'unreadable', line, heading, message: words.noId };
  const piece = present.get(recordId);
  if (!piece) return { kind: 'unknown', line, heading, message: words.unknown(recordId) };
  if (piece.vendor.name !== maker.name) {
    return { kind: 'other-maker', line, heading, message: words.otherMaker(recordId) };
  }
  if (first !== undefined) return { kind: 'unreadable', line, heading, message: words.twice(recordId, first) };
  return null;
}

function changesOf(before: EditableItem | undefined, after: EditableItem): FeedChange[] {
  if (!before) return [];
  return feedValues.flatMap((field) =>
    before[field] === after[field] ? [] : [{ recordId: after.recordId, field, from: before[field], to: after[field] }],
  );
}
