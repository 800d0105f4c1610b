import {
  type Attributes,
  context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  type Tracer,
  trace,
} from '@opentelemetry/api';

export { SpanKind, SpanStatusCode };

/** Null while traces are off, as they are unless OTEL_EXPORTER_OTLP_ENDPOINT is set: then nothing here costs anything. */
let tracer: Tracer | null = null;

export function traceWith(given: Tracer | null): void {
  tracer = given;
}

export const isTracing = (): boolean => tracer !== null;

/** The attribute by which the traces of one payment are found: the purchase's, the webhook's, the refund's. */
export const paymentAttribute = 'payment.id';

export interface SpanSettings {
  kind?: SpanKind;
  attributes?: Attributes;
  /** Its parent, if that isn't the current step: what `currentTraceparent` answered earlier. */
  parent?: string | null | undefined;
}

/** Runs the work as one step of a trace. What it throws is noted, by its name only: messages may hold personal data. */
export async function inSpan<Value>(
  name: string,
  { kind = SpanKind.INTERNAL, attributes = {}, parent }: SpanSettings,
  work: (span: Span | null) => Promise<Value>,
): Promise<Value> {
  if (!tracer) return work(null);
  const within = parent === undefined ? context.active() : contextOf(parent);
  return tracer.startActiveSpan(name, { kind, attributes }, within, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** A step of a trace that's already under way. Sweeps run every few seconds and begin none. */
export const inStep: typeof inSpan = (name, settings, work) =>
  tracer && trace.getActiveSpan() ? inSpan(name, settings, work) : work(null);

/** Says more about the step that is going on. */
export function noteInTrace(attributes: Attributes): void {
  if (tracer) trace.getActiveSpan()?.setAttributes(attributes);
}

/** Where we are in the current trace, to pass on (W3C's traceparent); null outside of one. */
export function currentTraceparent(): string | null {
  const here = tracer ? trace.getActiveSpan()?.spanContext() : undefined;
  if (!here) return null;
  return `00-${here.traceId}-${here.spanId}-${here.traceFlags.toString(16).padStart(2, '0')}`;
}

const traceparent = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

function contextOf(place: string | null) {
  const [, traceId, spanId, flags] = traceparent.exec(place ?? '') ?? [];
  if (!traceId || !spanId) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags ?? '0', 16) & TraceFlags.SAMPLED;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}
