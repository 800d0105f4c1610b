import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  request(method: string, route: string, status: number, seconds: number): void;
  /** A value that's read each time the metrics are requested. */
  gauge(name: string, help: string, read: () => Promise<number> | number): void;
  /** A sweep came to its end, well or not. */
  swept(sweep: string, seconds: number, ok: boolean): void;
  /** So many promised effects were tried, and so many of them failed. */
  effects(tried: number, failed: number): void;
  text(): Promise<string>;
  contentType: string;
}

/** Each series lives as long as the process, so made-up methods must not create new ones. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const methodLabel = (method: string) => (methods.includes(method) ? method : 'other');

export function createMetrics(about: { version: string; instance: string } = { version: '', instance: '' }): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const info = { name: 'hearthline_info', help: 'Which version this is', labelNames: ['version', 'instance'] };
  new Gauge({ ...info, registers: [register] }).set(about, 1);
  const registers = [register];
  const sweptAt = new Gauge({
    ...{
      name: 'sweep_finished_timestamp_seconds',
      help: 'When a sweep last ended well',
      labelNames: ['sweep'],
      registers,
    },
  });
  const sweepFailures = new Counter({
    ...{ name: 'sweep_failures_total', help: 'Sweeps that failed or took too long', labelNames: ['sweep'], registers },
  });
  const sweepSeconds = new Histogram({
    ...{ name: 'sweep_seconds', help: 'How long sweeps took', buckets: [0.01, 0.1, 1, 10, 60], registers },
  });
  const tried = new Counter({ name: 'effects_total', help: 'Promised effects that were tried', registers });
  const failures = new Counter({ name: 'effects_failed_total', help: 'Of those, failed', registers });
  const lookedAt = new Gauge({
    ...{ name: 'effects_tried_timestamp_seconds', help: 'When a promised effect was last tried', registers },
  });
  const labelNames = ['method', 'route', 'status'];
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered',
    labelNames,
    registers: [register],
  });
  const durations = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer',
    labelNames: ['method', 'route'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [register],
  });
  return {
    request(asked, route, status, seconds) {
      const method = methodLabel(asked);
      requests.inc({ method, route, status });
      durations.observe({ method, route }, seconds);
    },
    gauge(name, help, read) {
      new Gauge({
        name,
        help,
        registers: [register],
        async collect() {
          this.set(await read());
        },
      });
    },
    swept(sweep, seconds, ok) {
      sweepSeconds.observe(seconds);
      if (ok) sweptAt.setToCurrentTime({ sweep });
      else sweepFailures.inc({ sweep });
    },
    effects(count, failed) {
      tried.inc(count);
      failures.inc(failed);
      lookedAt.setToCurrentTime();
    },
    text: () => register.metrics(),
    contentType: register.contentType,
  };
}
