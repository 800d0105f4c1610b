import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';

/**
 * The house's log. An error is told by its name, its message and where it happened; what a driver hangs onto it (the
 * values of a failed query, the row that clashed) is about a person and stays out.
 */
export function createLog(level: string, destination: DestinationStream): Logger {
  return pino({ level, base: null, serializers: { err: withoutValues } }, destination);
}

interface LoggedError {
  type: string;
  message: string;
  code?: string;
  stack: string;
  cause?: LoggedError | undefined;
}

function withoutValues(given: unknown): unknown {
  if (!(given instanceof Error)) return stdSerializers.err(given as Error);
  return describe(given, 0);
}

const deepest = 3;

function describe(error: Error, depth: number): LoggedError {
  const { cause } = error;
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  return {
    type: error.name,
    message: firstLine(error.message),
    ...code,
    stack: frames(error.stack),
    ...(cause instanceof Error && depth < deepest ? { cause: describe(cause, depth + 1) } : {}),
  };
}

/** A failed query says its statement first, with holes, and from the second line on what was put into them. */
const firstLine = (message: string) => withoutAddresses(message.split('\n', 1)[0] ?? '');

const frames = (stack = '') =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

/** Some libraries name the address they could not reach a person at. */
const withoutAddresses = (text: string) => text.replaceAll(/[^\s<>"'(),;:=]+@[^\s<>"'(),;:=]+/g, '…@…');
