import { defineLifecycle } from '../../lifecycle/index.ts';

/** One line of an order. A replacement is a new line that starts at 'placed'. */
export const lineLifecycle = defineLifecycle({
  name: 'order line',
  states: [
    'placed',
    'confirmed',
    'shipped',
    'delivered',
    'cancelled',
    'return requested',
    'returned',
    'refunded',
    'exchange requested',
    'replacement placed',
  ],
  start: ['placed'],
  transitions: [
    { act: 'confirm', from: ['placed'], to: 'confirmed' },
    { act: 'ship', from: ['confirmed'], to: 'shipped' },
    { act: 'deliver', from: ['shipped'], to: 'delivered' },
    { act: 'cancel', from: ['placed', 'confirmed'], to: 'cancelled' },
    { act: 'request return', from: ['delivered'], to: 'return requested' },
    { act: 'receive return', from: ['return requested'], to: 'returned' },
    { act: 'refund', from: ['returned'], to: 'refunded' },
    // A bank may send back, days later, what was refunded: it is owed again.
    { act: 'refund came back', from: ['refunded'], to: 'returned' },
    { act: 'request exchange', from: ['delivered'], to: 'exchange requested' },
    { act: 'place replacement', from: ['exchange requested'], to: 'replacement placed' },
    { act: 'withdraw request', from: ['return requested', 'exchange requested'], to: 'delivered' },
    { act: 'decline request', from: ['return requested', 'exchange requested'], to: 'delivered' },
  ],
});

export type LineState = (typeof lineLifecycle.states)[number];
export type LineAct = (typeof lineLifecycle.transitions)[number]['act'];

const gone: readonly LineState[] = ['cancelled', 'returned', 'refunded', 'replacement placed'];

/** With the customer, or on its way to them. Of a piece that was exchanged, the one that comes instead. */
export const lineIsKept = (state: LineState): boolean => !gone.includes(state);

/** What the customer does; the rest is the shop's. Cancelling is both's. */
export const customerLineActs = ['cancel', 'request return', 'request exchange', 'withdraw request'] as const;
