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
    // A bank may bounce a refund days later; then we owe it again.
    { act: 'refund came back', from: ['refunded'], to: 'returned' },
    { act: 'request exchange', from: ['delivered'], to: 'exchange requested' },
    { act: 'place replacement', from: ['exchange requested'], to: 'replacement placed' },
    { act: 'withdraw request', from: ['return requested', 'exchange requested'], to: 'delivered' },
    { act: 'decline request', from: ['return requested', 'exchange requested'], to: 'delivered' },
  ],
});

export type LineState = (typeof lineLifecycle.states)[number];
export type LineAct = (typeof lineLifecycle.transitions)[number]['act'];
/** What is written in a line's history besides its steps. None of it changes its state. */
export type LineEventAct =
  | LineAct
  | 'wait'
  | 'delay'
  | 'correct shipment'
  | 'report damage'
  | 'decide claim'
  | 'withdraw claim'
  | 'book delivery'
  | 'remind of delivery'
  | 'move delivery'
  | 'book pickup'
  | 'move pickup';

const gone: readonly LineState[] = ['cancelled', 'returned', 'refunded', 'replacement placed'];

/** With the customer, or on its way to them. For an exchanged piece, the replacement counts instead. */
export const lineIsKept = (state: LineState): boolean => !gone.includes(state);

/** A piece that never went, came back or is about to isn't sold. Of an exchange, the replacement counts. */
export const notSoldStates: readonly LineState[] = [...gone, 'return requested'];

/** What the customer does; the other acts are the shop's. Canceling belongs to both. */
export const customerLineActs = ['cancel', 'request return', 'request exchange', 'withdraw request'] as const;
