import type { ReplacingLine } from '../line/line-acts.ts';
import type { LineState } from '../line/line-lifecycle.ts';
import { ledgerLineId } from './refunds.ts';

export interface ChainedLine extends ReplacingLine {
  readonly id: string;
  readonly state: LineState;
}

const chainOf = ({ id, replacesLineId }: ChainedLine) => ledgerLineId({ id, replaces: replacesLineId });

/**
 * The piece a line replaced, and the one that replaced it. Every replacement names the first line of its chain, and an
 * order's lines are in the order they were placed.
 */
export function exchangedAround<Line extends ChainedLine>(
  lines: readonly Line[],
  line: Line,
): { readonly before: Line | null; readonly after: Line | null } {
  const chain = lines.filter((one) => chainOf(one) === chainOf(line));
  const at = chain.findIndex(({ id }) => id === line.id);
  return { before: chain[at - 1] ?? null, after: chain[at + 1] ?? null };
}

/**
 * An exchanged piece stays with the customer until the replacement arrives. If the replacement is canceled, the first
 * piece is already back with us.
 */
export function isToBePickedUp(lines: readonly ChainedLine[], line: ChainedLine): boolean {
  const after = line.state === 'replacement placed' ? exchangedAround(lines, line).after : null;
  return after !== null && ['placed', 'confirmed', 'shipped'].includes(after.state);
}
