import { inStep, isTracing, SpanKind } from '../../process/tracing/spans.ts';
import type { Payments } from './port.ts';

/** The card provider, with each call a step of the trace it happens in. */
export const tracedPayments = (payments: Payments): Payments =>
  new Proxy(payments, {
    get(target, name: keyof Payments) {
      const call = target[name] as (...args: unknown[]) => Promise<unknown>;
      if (name === 'readWebhook' || !isTracing()) return call;
      return (...args: unknown[]) => inStep(`card provider: ${name}`, { kind: SpanKind.CLIENT }, () => call(...args));
    },
  });
