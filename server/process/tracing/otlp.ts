import type { Attributes, HrTime } from '@opentelemetry/api';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';

export interface Collector {
  /** Such as http://collector:4318. */
  endpoint: string;
  /** Who we are: service.name, service.version, service.instance.id. */
  resource: Attributes;
  onError: (error: unknown) => void;
}

const sendSeconds = 10;

/** Sends spans to any collector that speaks OTLP over HTTP in JSON. What can't be sent is dropped and told. */
export function sendToCollector({ endpoint, resource, onError }: Collector): SpanExporter {
  const address = `${endpoint}/v1/traces`;
  const send = async (spans: readonly ReadableSpan[]) => {
    const scopeSpans = [{ scope: { name: 'hearthline' }, spans: spans.map(written) }];
    const body = JSON.stringify({
      resourceSpans: [{ resource: { attributes: attributesOf(resource) }, scopeSpans }],
    });
    const answer = await fetch(address, {
      ...{ method: 'POST', headers: { 'Content-Type': 'application/json' }, body, redirect: 'error' },
      signal: AbortSignal.timeout(sendSeconds * 1000),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`the collector answered ${answer.status}`);
  };
  return {
    export(spans, done) {
      send(spans).then(
        () => done({ code: 0 }),
        (error: unknown) => {
          onError(error);
          done({ code: 1 });
        },
      );
    },
    shutdown: async () => undefined,
  };
}

const nanoseconds = ([seconds, rest]: HrTime) => String(BigInt(seconds) * 1_000_000_000n + BigInt(rest));

function written(span: ReadableSpan) {
  const { traceId, spanId } = span.spanContext();
  return {
    ...{ traceId, spanId, parentSpanId: span.parentSpanContext?.spanId ?? '' },
    ...{ name: span.name, kind: span.kind + 1 },
    ...{ startTimeUnixNano: nanoseconds(span.startTime), endTimeUnixNano: nanoseconds(span.endTime) },
    attributes: attributesOf(span.attributes),
    status: { code: span.status.code },
  };
}

function attributesOf(attributes: Attributes) {
  return Object.entries(attributes).map(([key, value]) => ({ key, value: otlpValue(value) }));
}

function otlpValue(value: Attributes[string]) {
  if (typeof value === 'boolean') return { boolValue: value };
  if (typeof value !== 'number') return { stringValue: String(value) };
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
}
