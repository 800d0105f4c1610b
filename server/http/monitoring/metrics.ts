import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  request(method: string, route: string, status: number, seconds: number): void;
  /** A value that's read each time the metrics are requested. */
  gauge(name: string, help: string, read: () => Promise<number> | number): void;
  text(): Promise<string>;
  contentType: string;
}

/** Each series lives as long as the process, so made-up methods must not create new ones. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const methodLabel = (method: string) => (methods.includes(method) ? method : 'other');

export function createMetrics(): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
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
    text: () => register.metrics(),
    contentType: register.contentType,
  };
}
