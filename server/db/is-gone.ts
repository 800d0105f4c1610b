/** PostgreSQL's codes for "not now": shutting down, starting up, out of connections, or no longer the leader. */
const states = ['57P01', '57P02', '57P03', '53300', '25006'];

const network = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
];

/** What the driver, its pool and a closed database say when a connection can't be had or has broken. */
const words =
  /^(Connection terminated|timeout expired|timeout exceeded when trying to connect|the database did not answer for|Client has encountered a connection error)|is not currently accepting connections$/;

/** Did this fail because the database can't be reached, and not because of what was asked? Worth another try soon. */
export function isDatabaseGone(error: unknown): boolean {
  const chain = chainOf(error);
  // Other services are reached by `fetch`, and their failures are told elsewhere.
  if (chain.some(({ message }) => message === 'fetch failed')) return false;
  return chain.some((one) => {
    const code = 'code' in one ? String(one.code) : '';
    if (states.includes(code) || /^08\w{3}$/.test(code)) return true;
    if (network.includes(code)) return chain.length > 1 || ('syscall' in one && one.syscall === 'connect');
    return words.test(one.message);
  });
}

/** The error and everything behind it. */
function chainOf(error: unknown, depth = 0): Error[] {
  if (!(error instanceof Error) || depth > 5) return [];
  const inner = error instanceof AggregateError ? error.errors.flatMap((one) => chainOf(one, depth + 1)) : [];
  return [error, ...inner, ...chainOf(error.cause, depth + 1)];
}
