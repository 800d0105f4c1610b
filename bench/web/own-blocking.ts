interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** CPU time of the thread in microseconds, not wall clock time. */
  tdur?: number;
  args: { name?: string };
}

/** The CPU slowdown in Lighthouse's mobile profile, and how long a task must be to block. */
const [slower, feltMs] = [4, 50];

/**
 * The total blocking time by CPU time of the page's own thread. Lighthouse uses wall clock time: on a two-core machine
 * shared with the server and the browser's other processes, that counts their work too.
 */
export function ownBlocking(events: readonly TraceEvent[]): number {
  const thread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const pages = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(thread),
  );
  const blocking = new Map<string, number>();
  for (const event of events) {
    if (event.name !== 'RunTask' || event.ph !== 'X' || !pages.has(thread(event))) continue;
    const felt = ((event.tdur ?? 0) / 1000) * slower - feltMs;
    if (felt > 0) blocking.set(thread(event), (blocking.get(thread(event)) ?? 0) + felt);
  }
  // The browser has renderer threads of its own too, but they do almost nothing.
  return Math.max(0, ...blocking.values());
}
