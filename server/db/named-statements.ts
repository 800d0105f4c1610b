import type { Pool, PoolClient } from 'pg';

/** A connection keeps its prepared statements in memory. Ones that vary with a list's length must not fill it up. */
const most = 400;

/** Error codes that mean a connection's prepared statements are no longer valid: after a migration, or a `discard`. */
const outdated = new Set(['0A000', '26000']);

interface Asked {
  text: string;
  name?: string | undefined;
}

type Answered = (error: unknown, ...answer: unknown[]) => void;
type Ask = (asked: unknown, values?: unknown, answered?: Answered) => unknown;

/**
 * Names repeated statements, so that each connection parses and plans them once. Only statements with parameters are
 * named, from their second use on. If another process changes a table, the statement fails once, along with whatever
 * it's part of. It's never retried on its own, and next time it gets a new name.
 */
export function nameStatements(pool: Pool, limit = most): void {
  const names = new Map<string, string>();
  const seen = new Set<string>();
  let made = 0;

  function nameOf(text: string): string | undefined {
    const known = names.get(text);
    if (known || made >= limit) return known;
    if (!seen.delete(text)) {
      if (seen.size >= limit) seen.clear();
      seen.add(text);
      return undefined;
    }
    made += 1;
    names.set(text, `statement_${made}`);
    return names.get(text);
  }

  function forget({ text, name }: Asked, error: unknown): void {
    const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
    if (outdated.has(code) && names.get(text) === name) names.delete(text);
  }

  pool.on('connect', (client: PoolClient) => {
    const ask: Ask = client.query.bind(client);
    const asked: Ask = (statement, values, answered) => {
      const given = named(statement, values, nameOf);
      if (!given) return ask(statement, values, answered);
      if (!answered) {
        const answer = ask(given, values);
        if (answer instanceof Promise) answer.catch((error: unknown) => forget(given, error));
        return answer;
      }
      return ask(given, values, (error, ...answer) => {
        if (error) forget(given, error);
        answered(error, ...answer);
      });
    };
    Object.assign(client, { query: asked });
  });
}

/** The statement with its name; null if it has no parameters, already has a name, or isn't plain text. */
function named(asked: unknown, values: unknown, nameOf: (text: string) => string | undefined): Asked | null {
  if (!Array.isArray(values) || values.length === 0) return null;
  const statement = typeof asked === 'string' ? { text: asked } : asked;
  if (!isStatement(statement) || statement.name) return null;
  const name = nameOf(statement.text);
  return name ? { ...statement, name } : null;
}

const isStatement = (asked: unknown): asked is Asked =>
  typeof asked === 'object' &&
  asked !== null &&
  'text' in asked &&
  typeof asked.text === 'string' &&
  !('submit' in asked);
