import { inSpan, isTracing, SpanKind, type SpanSettings } from '../process/tracing/spans.ts';
import type { Effects } from './run-effect.ts';

export interface PromisedAt {
  id: string;
  /** Where in a trace it was promised. */
  trace?: string;
}

/** The same effects, each a step of the trace in which it was promised. */
export function tracedEffects(effects: Effects, promised: readonly PromisedAt[]): Effects {
  if (!isTracing()) return effects;
  const places = new Map(promised.map(({ id, trace }) => [id, trace ?? null]));
  const settings = (id: string): SpanSettings => ({
    ...{ kind: SpanKind.CONSUMER, parent: places.get(id) ?? null, attributes: { 'job.id': id } },
  });
  const traced: Effects = {};
  for (const [kind, effect] of Object.entries(effects)) {
    const name = `job: ${kind}`;
    traced[kind] =
      typeof effect === 'function'
        ? (ctx, payload, id) => inSpan(name, settings(id), () => effect(ctx, payload, id))
        : { outside: (ctx, payload, id) => inSpan(name, settings(id), () => effect.outside(ctx, payload, id)) };
  }
  return traced;
}
