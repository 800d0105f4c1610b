import { defineLifecycle } from '../lifecycle/index.ts';

/** A deleted account closes at once; its personal data is erased later. */
export const accountLifecycle = defineLifecycle({
  name: 'account',
  states: ['active', 'disabled', 'deleted', 'erased'],
  start: ['active'],
  transitions: [
    { act: 'disable', from: ['active'], to: 'disabled' },
    { act: 'enable', from: ['disabled'], to: 'active' },
    { act: 'delete', from: ['active', 'disabled'], to: 'deleted' },
    { act: 'erase', from: ['deleted'], to: 'erased' },
  ],
});
export type AccountState = (typeof accountLifecycle.states)[number];

export const erasureDays = 30;

/**
 * When personal data must be erased: 30 days after deletion, or after the last order or return closed, whichever is
 * later. Null while one is still open.
 */
export function erasureDue(account: {
  deletedAt: Date;
  hasOpenOrder: boolean;
  lastOrderClosedAt: Date | null;
}): Date | null {
  if (account.hasOpenOrder) return null;
  const from = Math.max(account.deletedAt.getTime(), account.lastOrderClosedAt?.getTime() ?? 0);
  return new Date(from + erasureDays * 24 * 60 * 60 * 1000);
}
