/** What changes from second to second in a shop's metrics. */
interface Figures {
  databaseAnswers: number;
  /** Failed answers a second, of a hundred. */
  failed: number;
  /** The share of pages that take longer than a second. */
  slow: number;
  outboxOldest: number;
  outboxFailed: number;
  /** Seconds since the sweeps last finished. */
  sweptAgo: number;
  sweepFailures: number;
  mismatches: number;
  waiting: number;
  live: number;
  quiet: number;
  orders: number;
}

const usual: Figures = {
  ...{ databaseAnswers: 1, failed: 0, slow: 0, outboxOldest: 1, outboxFailed: 0, sweptAgo: 1, sweepFailures: 0 },
  ...{ mismatches: 0, waiting: 0, live: 1, quiet: 0, orders: 3 },
};

const sweeps = ['outbox', 'open payments', 'refunds', 'promised boards'];

/** Counters that only ever rise, whatever the cause of the moment is. */
const sums = { at: 0, ok: 0, failed: 0, slow: 0, sweepFailures: 0 };

function told(seconds: number, figures: Figures): string {
  const passed = Math.max(0, seconds - sums.at);
  sums.at = seconds;
  sums.ok += passed * (100 - figures.failed);
  sums.failed += passed * figures.failed;
  sums.slow += passed * 100 * figures.slow;
  sums.sweepFailures += passed * figures.sweepFailures;
  const all = sums.ok + sums.failed;
  const now = Date.now() / 1000;
  return `${[
    `database_answers ${figures.databaseAnswers}`,
    `http_requests_total{method="GET",route="/",status="200"} ${sums.ok}`,
    `http_requests_total{method="GET",route="/",status="500"} ${sums.failed}`,
    `http_request_seconds_bucket{method="GET",route="/",le="1"} ${all - sums.slow}`,
    `http_request_seconds_bucket{method="GET",route="/",le="5"} ${all}`,
    `http_request_seconds_bucket{method="GET",route="/",le="+Inf"} ${all}`,
    `outbox_oldest_seconds ${figures.outboxOldest}`,
    `outbox_failed ${figures.outboxFailed}`,
    ...sweeps.map((sweep) => `sweep_finished_timestamp_seconds{sweep="${sweep}"} ${now - figures.sweptAgo}`),
    `sweep_failures_total{sweep="refunds"} ${sums.sweepFailures}`,
    `payment_mismatches ${figures.mismatches}`,
    `database_pool_waiting ${figures.waiting}`,
    'database_pool_open 10',
    'database_pool_size 10',
    `live_connected ${figures.live}`,
    `shop_quiet ${figures.quiet}`,
    `orders_per_minute ${figures.orders}`,
  ].join('\n')}\n`;
}

export const healthy = (seconds: number): string => told(seconds, usual);

const when = (change: Partial<Figures>) => (seconds: number) => told(seconds, { ...usual, ...change });

/** What each alert is for, as the shop's metrics show it. */
export const damages = {
  ShopDown: when({}),
  DatabaseGone: when({ databaseAnswers: 0 }),
  ManyErrors: when({ failed: 5 }),
  SlowPages: when({ slow: 0.2 }),
  OutboxLate: when({ outboxOldest: 900 }),
  OutboxFailed: when({ outboxFailed: 2 }),
  SweepsStopped: when({ sweptAgo: 900 }),
  SweepFails: when({ sweepFailures: 1 }),
  PaymentsDisagree: when({ mismatches: 1 }),
  PoolExhausted: when({ waiting: 4 }),
  NoNews: when({ live: 0 }),
  ShopQuiet: when({ quiet: 1 }),
  NoOrders: when({ orders: 0 }),
} satisfies Record<string, (seconds: number) => string>;
