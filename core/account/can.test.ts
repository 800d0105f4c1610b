import { describe, expect, it } from 'vitest';
import {
  accountLifecycle,
  accountRoles,
  type Capability,
  can,
  capabilities,
  erasureDue,
  type Holder,
  isAdmin,
  isStaff,
  roles,
  staffRoles,
} from './index.ts';

const all = Object.keys(capabilities) as Capability[];
const ofHolder = (holder: Holder) => all.filter((capability) => can(holder, capability));

describe('roles', () => {
  it('are a visitor’s, a customer’s, and five of the team', () => {
    expect(roles).toEqual(['visitor', 'customer', 'fulfillment', 'support', 'specialist', 'admin', 'owner']);
    expect(accountRoles).toEqual(['customer', 'fulfillment', 'support', 'specialist', 'admin', 'owner']);
    expect(roles.filter(isAdmin)).toEqual(['admin', 'owner']);
    expect(roles.filter(isStaff)).toEqual([...staffRoles]);
  });
});

describe('who may do what', () => {
  it('grows from role to role, except for signing in', () => {
    const leavesOut = (smaller: Holder, larger: Holder) =>
      ofHolder(smaller).filter((capability) => !can(larger, capability));
    expect(leavesOut('visitor', 'customer')).toEqual([
      'account.sign-up',
      'account.sign-in',
      'account.complete-registration',
    ]);
    expect(leavesOut('customer', 'fulfillment')).toEqual([]);
    expect(leavesOut('customer', 'support')).toEqual([]);
    expect(leavesOut('fulfillment', 'specialist')).toEqual([]);
    expect(leavesOut('support', 'specialist')).toEqual([]);
    expect(leavesOut('specialist', 'admin')).toEqual([]);
    expect(leavesOut('admin', 'owner')).toEqual([]);
    expect(leavesOut('owner', 'admin')).toEqual(['people.choose-admins']);
  });

  it.each([
    ['visitor', 'quiz.take', true],
    ['visitor', 'survey.save-own', false],
    ['visitor', 'fee.pay-own', false],
    ['customer', 'fee.pay-own', true],
    ['customer', 'studio.enter', false],
    ['customer', 'order.refund', false],
    ['specialist', 'studio.enter', true],
    ['specialist', 'board.publish', true],
    ['fulfillment', 'studio.enter', true],
    ['fulfillment', 'order.ship', true],
    ['fulfillment', 'purchase-order.send', true],
    ['fulfillment', 'order.refund', false],
    ['fulfillment', 'order.cancel-any', false],
    ['fulfillment', 'customer.view', false],
    ['fulfillment', 'message.read-any', false],
    ['fulfillment', 'board.compose', false],
    ['fulfillment', 'catalog.edit', false],
    ['support', 'studio.enter', true],
    ['support', 'message.write-any', true],
    ['support', 'customer.note', true],
    ['support', 'order.refund', true],
    ['support', 'order.ship', false],
    ['support', 'board.compose', false],
    ['support', 'board.publish', false],
    ['support', 'visit.complete', false],
    ['support', 'catalog.edit', false],
    ['support', 'figures.view', false],
    ['support', 'maker.view-cost', false],
    ['specialist', 'settings.edit', false],
    ['specialist', 'people.change-role', false],
    ['specialist', 'api-key.create', false],
    ['admin', 'settings.edit', true],
    ['admin', 'people.invite', true],
    ['admin', 'audit.view', true],
    ['admin', 'helper.add-selections', false],
    ['api-key', 'helper.add-selections', true],
    ['api-key', 'helper.update-on-site-service', true],
    ['api-key', 'page.read', false],
    ['maker', 'feed.upload-own', true],
    ['maker', 'studio.enter', false],
    ['admin', 'maker.send-link', true],
    ['specialist', 'maker.send-link', false],
  ] as const)('%s, %s: %s', (holder, capability, expected) => expect(can(holder, capability)).toBe(expected));

  it('keeps visitors out of everything of one’s own and everyone’s', () => {
    for (const capability of ofHolder('visitor')) expect(capability).not.toMatch(/-(own|any)$/);
    for (const capability of ofHolder('customer')) expect(capability).not.toMatch(/-any$/);
  });

  it('gives a key its calls and nothing else', () => {
    expect(ofHolder('api-key')).toEqual([
      'helper.list-waiting-surveys',
      'helper.add-selections',
      'helper.update-on-site-service',
      'maker.call-own',
    ]);
  });

  it('gives a maker its own orders and files and nothing else', () => {
    expect(ofHolder('maker')).toEqual(['purchase-order.view-own', 'purchase-order.answer-own', 'feed.upload-own']);
    for (const role of roles) for (const capability of ofHolder('maker')) expect(can(role, capability)).toBe(false);
  });

  it('has no capability that no role has, and names each noun.verb', () => {
    for (const capability of all) {
      expect(capabilities[capability].length, capability).toBeGreaterThan(0);
      expect(capability).toMatch(/^[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*$/);
    }
  });
});

describe('the life of an account', () => {
  it('ends in erasure, and only through deletion', () => {
    expect(accountLifecycle.next('active', 'erase')).toEqual({ ok: false, reason: 'not-allowed' });
    expect(accountLifecycle.next('disabled', 'delete')).toEqual({ ok: true, to: 'deleted' });
    expect(accountLifecycle.actsFrom('deleted')).toEqual(['erase']);
    expect(accountLifecycle.isFinal('erased')).toBe(true);
  });

  it('is erased 30 days after it ended, or after its last order did', () => {
    const deletedAt = new Date('2026-01-01T00:00:00Z');
    const due = (lastOrderClosedAt: Date | null, hasOpenOrder = false) =>
      erasureDue({ deletedAt, lastOrderClosedAt, hasOpenOrder })?.toISOString() ?? null;
    expect(due(null)).toBe('2026-01-31T00:00:00.000Z');
    expect(due(new Date('2025-06-01'))).toBe('2026-01-31T00:00:00.000Z');
    expect(due(new Date('2026-02-01T00:00:00Z'))).toBe('2026-03-03T00:00:00.000Z');
    expect(due(null, true)).toBeNull();
  });
});
