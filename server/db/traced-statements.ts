import type { Pool, PoolClient } from 'pg';
import { inStep, SpanKind } from '../process/tracing/spans.ts';

type Ask = (asked: unknown, values?: unknown, answered?: unknown) => unknown;

const longest = 1000;

/**
 * Each statement is a step of the trace it happens in: its text, which holds placeholders, and never its values. Those that
 * answer by a callback aren't ours but the pool's, which carries out what was asked of it.
 */
export function traceStatements(pool: Pool): void {
  watch(pool);
  pool.on('connect', (client: PoolClient) => watch(client));
}

function watch(asker: Pool | PoolClient): void {
  const ask = asker.query.bind(asker) as Ask;
  const asked: Ask = (statement, values, answered) => {
    const text = textOf(statement);
    if (typeof values === 'function' || answered || text === null) return ask(statement, values, answered);
    const word = text.trim().split(/\s+/, 1)[0]?.toLowerCase();
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, longest) };
    return inStep(`query: ${word}`, { kind: SpanKind.CLIENT, attributes }, async () => ask(statement, values));
  };
  Object.assign(asker, { query: asked });
}

/** Null for a cursor or a copy, which answer in their own way. */
function textOf(statement: unknown): string | null {
  if (typeof statement === 'string') return statement;
  if (typeof statement !== 'object' || statement === null || 'submit' in statement) return null;
  return 'text' in statement && typeof statement.text === 'string' ? statement.text : null;
}
