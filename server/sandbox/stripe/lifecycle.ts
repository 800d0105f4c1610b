import { defineLifecycle } from '#core/lifecycle/index.ts';

/** Stripe's PaymentIntent lifecycle for cards captured immediately. */
export const intentLifecycle = defineLifecycle({
  name: 'card sandbox payment intent',
  states: [
    'requires_payment_method',
    'requires_confirmation',
    'requires_action',
    'processing',
    'succeeded',
    'canceled',
  ],
  start: ['requires_payment_method', 'requires_confirmation'],
  transitions: [
    {
      act: 'choose card',
      from: ['requires_payment_method', 'requires_confirmation', 'requires_action'],
      to: 'requires_confirmation',
    },
    // An authentication in progress was for the old amount, so the payment must be confirmed again.
    { act: 'change amount', from: ['requires_payment_method'], to: 'requires_payment_method' },
    { act: 'change amount', from: ['requires_confirmation', 'requires_action'], to: 'requires_confirmation' },
    { act: 'ask to authenticate', from: ['requires_confirmation', 'requires_action'], to: 'requires_action' },
    { act: 'start processing', from: ['requires_confirmation', 'requires_action'], to: 'processing' },
    { act: 'pay', from: ['requires_confirmation', 'requires_action', 'processing'], to: 'succeeded' },
    { act: 'fail', from: ['requires_confirmation', 'requires_action', 'processing'], to: 'requires_payment_method' },
    {
      act: 'cancel',
      from: ['requires_payment_method', 'requires_confirmation', 'requires_action'],
      to: 'canceled',
    },
  ],
});

export type IntentStatus = (typeof intentLifecycle.states)[number];
export type IntentAct = (typeof intentLifecycle.transitions)[number]['act'];

/** For actions the caller has already checked. */
export function statusAfter(from: IntentStatus, act: IntentAct): IntentStatus {
  const step = intentLifecycle.next(from, act);
  if (!step.ok) throw new Error(`a payment intent that is '${from}' cannot '${act}'`);
  return step.to;
}

export const mayBe = (act: IntentAct): IntentStatus[] =>
  intentLifecycle.states.filter((state) => intentLifecycle.next(state, act).ok);
