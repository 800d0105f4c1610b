import { readFile } from 'node:fs/promises';

export interface Moment {
  seconds: number;
  residentMb: number;
  heapMb: number;
}

export interface MemoryCurve {
  moments: Moment[];
  now(): Promise<Moment>;
}

/** A process's memory over time: what the machine gives it, and what its own heap holds. */
export function watchMemory(pid: number, metricsUrl: string): MemoryCurve {
  const started = performance.now();
  const moments: Moment[] = [];
  return {
    moments,
    async now() {
      const status = await readFile(`/proc/${pid}/status`, 'utf8');
      const metrics = await fetch(metricsUrl).then((answer) => answer.text());
      const moment = {
        seconds: Math.round((performance.now() - started) / 1000),
        residentMb: Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024),
        heapMb: Math.round(Number(/^nodejs_heap_size_used_bytes (\S+)/m.exec(metrics)?.[1] ?? 0) / 1024 / 1024),
      };
      moments.push(moment);
      return moment;
    },
  };
}

/** The average of what it took in a part of the time, from 0 to 1. */
export function averageOf(moments: readonly Moment[], from: number, to: number): number {
  const part = moments.slice(Math.floor(moments.length * from), Math.max(1, Math.ceil(moments.length * to)));
  return part.reduce((sum, { residentMb }) => sum + residentMb, 0) / Math.max(1, part.length);
}
