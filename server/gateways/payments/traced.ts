import { inStep, isTracing, paymentAttribute, SpanKind } from '../../process/tracing/spans.ts';
import type { Payments } from './port.ts';

type Asked = { [Name in keyof Payments]?: (asked: Parameters<Payments[Name]>[0]) => string };

/** Which payment a call is about, by the provider's id. */
const aboutPayment: Asked = {
  getPayment: (id) => id,
  updatePayment: ({ id }) => id,
  cancelPayment: (id) => id,
  refund: ({ paymentId }) => paymentId,
  listRefunds: (paymentId) => paymentId,
};

/** The card provider, with each call a step of the trace it happens in. */
export const tracedPayments = (payments: Payments): Payments =>
  new Proxy(payments, {
    get(target, name: keyof Payments) {
      const call = target[name] as (...args: unknown[]) => Promise<unknown>;
      if (name === 'readWebhook' || !isTracing()) return call;
      return (...args: unknown[]) =>
        inStep(`card provider: ${name}`, { kind: SpanKind.CLIENT }, async (span) => {
          const about = aboutPayment[name] as ((asked: unknown) => string) | undefined;
          if (about) span?.setAttribute(paymentAttribute, about(args[0]));
          const outcome = await call(...args);
          if (name === 'createPayment') span?.setAttribute(paymentAttribute, madeId(outcome));
          return outcome;
        });
    },
  });

/** Empty if the provider refused, or didn't answer. */
function madeId(outcome: unknown): string {
  const made = outcome as Awaited<ReturnType<Payments['createPayment']>>;
  return made.ok ? made.value.id : '';
}
