/** What came of all requests, by kind. */
export interface Tally {
  /** One answer, and how long it took. */
  answered(kind: string, status: number, milliseconds: number): void;
  /** A connection that broke although the shop should have answered. */
  broken(kind: string, error: unknown): void;
  purchased(): void;
  /** Requests, purchases and the 99th percentile since the last time this was asked. */
  since(): { requests: number; purchases: number; p99: number };
  summary(): Summary;
}

export interface Kind {
  kind: string;
  requests: number;
  p50: number;
  p99: number;
  longest: number;
  statuses: Record<string, number>;
}

export interface Summary {
  requests: number;
  purchases: number;
  failed: number;
  broken: Record<string, number>;
  p50: number;
  p99: number;
  kinds: Kind[];
}

export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.floor((sorted.length - 1) * share)] ?? 0;

export function openTally(): Tally {
  const times = new Map<string, number[]>();
  const statuses = new Map<string, Record<string, number>>();
  const breaks: Record<string, number> = {};
  let [purchases, failed, purchasesBefore] = [0, 0, 0];
  let lately: number[] = [];
  const sorted = (all: readonly number[]) => all.toSorted((a, b) => a - b);
  return {
    answered(kind, status, milliseconds) {
      const list = times.get(kind) ?? [];
      times.set(kind, list);
      list.push(milliseconds);
      lately.push(milliseconds);
      const counts = statuses.get(kind) ?? {};
      statuses.set(kind, counts);
      counts[status] = (counts[status] ?? 0) + 1;
      if (status >= 500) failed += 1;
    },
    broken(kind, error) {
      const what = `${kind}: ${error instanceof Error ? error.message.slice(0, 120) : String(error)}`;
      breaks[what] = (breaks[what] ?? 0) + 1;
    },
    purchased() {
      purchases += 1;
    },
    since() {
      const told = {
        requests: lately.length,
        purchases: purchases - purchasesBefore,
        p99: percentile(sorted(lately), 0.99),
      };
      lately = [];
      purchasesBefore = purchases;
      return told;
    },
    summary() {
      const all = sorted([...times.values()].flat());
      const kinds = [...times].map(([kind, list]) => {
        const own = sorted(list);
        return {
          ...{ kind, requests: own.length, p50: percentile(own, 0.5), p99: percentile(own, 0.99) },
          ...{ longest: own.at(-1) ?? 0, statuses: statuses.get(kind) ?? {} },
        };
      });
      return {
        ...{ requests: all.length, purchases, failed, broken: breaks },
        ...{ p50: percentile(all, 0.5), p99: percentile(all, 0.99) },
        kinds: kinds.toSorted((a, b) => b.requests - a.requests),
      };
    },
  };
}
