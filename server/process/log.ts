import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';
import { redactText } from './redact.ts';
import { sourceFrames } from './source-frames.ts';

/**
 * The shop's log, each line with which process and version wrote it. Errors are logged by name, message and stack. Drivers attach personal data to them (the values of a
 * failed query, the row that conflicted), and that stays out.
 */
export function createLog(
  level: string,
  destination: DestinationStream,
  about: { instance: string; version: string } | null = null,
): Logger {
  return pino({ level, base: about, serializers: { err: withoutValues } }, destination);
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
    stack: sourceFrames(frames(error.stack)),
    ...(cause instanceof Error && depth < deepest ? { cause: describe(cause, depth + 1) } : {}),
  };
}

/** A failed query's message has the statement with placeholders on its first line and the values below it. */
const firstLine = (message: string) => redactText(message.split('\n', 1)[0] ?? '');

const frames = (stack = '') =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

/** Sends whatever libraries print to the console through our log. */
export function routeConsole(log: Pick<Logger, 'error' | 'warn'>): void {
  console.error = (...said: unknown[]) => log.error(toldBy(said), 'console');
  console.warn = (...said: unknown[]) => log.warn(toldBy(said), 'console');
}

/** Keep the error and the first string. Anything else may be personal data. */
function toldBy(said: readonly unknown[]) {
  const err = said.find((one) => one instanceof Error);
  const words = said.find((one) => typeof one === 'string');
  return { ...(err ? { err } : {}), ...(words ? { said: firstLine(words) } : {}) };
}
