import { setTimeout as pause } from 'node:timers/promises';
import { context } from '@opentelemetry/api';
import type { Logger } from 'pino';
import { asyncContext } from './async-context.ts';
import { sendToCollector } from './otlp.ts';
import { traceWith } from './spans.ts';

export interface TracingSettings {
  endpoint: string;
  /** Which part of all traces is kept, from 0 to 1. */
  share: number;
  version: string;
  instance: string;
}

export interface Tracing {
  /** Sends what is left. */
  stop(): Promise<void>;
}

/** How often an unreachable collector is logged. */
const logAgainMs = 60_000;

/** How long the collector may take for what is left when the process ends. */
const lastSendMs = 2000;

/** The library is loaded only here, so a shop without traces never reads it. */
export async function startTracing(settings: TracingSettings, log: Pick<Logger, 'warn'>): Promise<Tracing> {
  const { endpoint, share, version, instance } = settings;
  const { BatchSpanProcessor, ParentBasedSampler, TraceIdRatioBasedSampler, TracerProvider } = await import(
    '@opentelemetry/sdk-trace'
  );
  let told = Number.NEGATIVE_INFINITY;
  const exporter = sendToCollector({
    endpoint,
    resource: { 'service.name': 'hearthline', 'service.version': version, 'service.instance.id': instance },
    onError(error) {
      if (performance.now() - told < logAgainMs) return;
      told = performance.now();
      log.warn({ err: error }, 'traces could not be sent and are dropped');
    },
  });
  const manager = asyncContext();
  context.setGlobalContextManager(manager);
  const provider = new TracerProvider({
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  traceWith(provider.getTracer('hearthline'));
  return {
    async stop() {
      traceWith(null);
      context.disable();
      // What can't be sent was told already, and must not keep the process from ending well, nor for long.
      const sent = provider.shutdown().catch(() => undefined);
      await Promise.race([sent, pause(lastSendMs, undefined, { ref: false })]);
    },
  };
}
