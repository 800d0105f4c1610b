interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds of the thread's own, and not of the clock. */
  tdur?: number;
  args: { name?: string };
}

/** What the phone's processor is slower by in Lighthouse's mobile profile, and from when on a task is felt. */
const [slower, feltMs] = [4, 50];

/**
 * How long the page would not have answered by the time that its own thread worked. Lighthouse goes by the clock: on a
 * machine of two cores, which the server and the browser's other processes share, that counts their work as well.
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
  // Besides the page's there are the browser's own, which do next to nothing.
  return Math.max(0, ...blocking.values());
}
