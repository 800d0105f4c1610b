import { describe, expect, it } from 'vitest';
import { type Capability, can, capabilities } from '../account/index.ts';
import {
  auditActNames,
  auditEntrySchema,
  auditPhrase,
  auditQuerySchema,
  isAuditAct,
  matchesAudit,
  redactDetail,
} from './index.ts';

/** Staff capabilities that only read. */
const looks = /\.(enter|view|view-any|view-own|view-cost|view-internal|read|read-any)$/;
/** Capabilities whose acts have other names, or that leave no trace but their result. */
const otherwise: Partial<Record<Capability, readonly string[]>> = {
  'board.compose': [],
  'customer.note': ['customer.write-note', 'customer.change-note', 'customer.delete-note'],
  'customer.delete-note-any': ['customer.delete-note'],
  'customer.tag': ['customer.add-tag', 'customer.remove-tag'],
  'message.write-any': ['message.write'],
  'order.cancel-any': ['order.cancel'],
  'order.answer-delay-any': ['order.wait', 'order.cancel'],
  'order.exchange-any': ['order.exchange'],
  'review.moderate': ['review.approve', 'review.decline'],
  'settings.edit-second-person': ['settings.edit'],
  'settings.edit-outside-services': ['settings.edit'],
  'maker.edit-address': ['maker.edit', 'feed.edit'],
  'purchase-order.answer-own': ['purchase-order.acknowledge', 'purchase-order.ship'],
  'webhook.edit': ['webhook.add', 'webhook.pause', 'webhook.resume', 'webhook.remove'],
  'webhook.send': ['webhook.test', 'webhook.send-again'],
  'people.invite': ['account.invite', 'account.withdraw-invitation'],
  'room.save-any': ['room.save'],
  'workload.edit-own': ['workload.edit'],
  'workload.edit-any': ['workload.edit'],
  'feed.upload-own': ['feed.run', 'feed.hold'],
  'people.change-role': ['account.change-role'],
  'people.choose-admins': ['account.change-role', 'account.invite'],
  'people.disable': ['account.disable', 'account.enable'],
  'people.reset-factor': ['account.reset-factor'],
};

describe('the audit log', () => {
  it('has a name for every act of the staff and of the api-keys', () => {
    const acts = (Object.keys(capabilities) as Capability[]).filter(
      (capability) => !can('customer', capability) && !can('visitor', capability) && !looks.test(capability),
    );
    expect(acts.length).toBeGreaterThan(30);
    for (const capability of acts) {
      for (const name of otherwise[capability] ?? [capability]) expect(isAuditAct(name), capability).toBe(true);
    }
    expect(new Set(auditActNames).size).toBe(auditActNames.length);
  });

  it('words every act around at most one subject', () => {
    for (const act of auditActNames) {
      const { before, after, hasSubject } = auditPhrase(act);
      expect(before, act).toMatch(/^[a-z]/);
      expect(`${before} ${after}`, act).not.toMatch(/[{}]/);
      expect(hasSubject || after === '', act).toBe(true);
    }
    expect(auditPhrase('account.enable')).toEqual({ before: 'enabled', after: 'again', hasSubject: true });
    expect(auditPhrase('an act of an older version').hasSubject).toBe(true);
  });

  it('says what changed where it was logged', () => {
    const detail = { pieces: 2, from: 'UPS 1Z', to: 'FedEx 77' };
    expect(auditPhrase('order.correct-shipment', detail)).toEqual({
      ...{ before: 'corrected the tracking of 2 pieces in', after: 'from UPS 1Z to FedEx 77', hasSubject: true },
    });
    expect(auditPhrase('order.correct-shipment', { ...detail, pieces: 1 }).before).toContain('1 piece in');
    expect(auditPhrase('order.correct-shipment')).toMatchObject({ before: 'corrected the tracking of', after: '' });
    expect(auditPhrase('order.ship', detail)).toMatchObject({ before: 'shipped a line of', after: '' });
  });

  it('say from which day prices were scheduled, changed or withdrawn', () => {
    const list = { fromDay: '2026-12-10' };
    const said = (act: string, detail: Record<string, unknown>) => auditPhrase(act, detail).before;
    expect(said('price-list.schedule', { to: list })).toBe('scheduled new prices from December 10, 2026 in');
    expect(said('price-list.change', { to: list })).toBe('changed the prices from December 10, 2026 in');
    expect(said('price-list.withdraw', { from: list })).toBe('withdrew the prices from December 10, 2026 in');
    expect(auditPhrase('price-list.schedule')).toMatchObject({ before: 'scheduled new prices', hasSubject: false });
  });

  const entry = {
    id: 'audit_1',
    at: new Date('2026-03-01T12:00:00Z'),
    actor: 'account_s1',
    act: 'board.publish',
    subject: { kind: 'selection', id: 'sel_1' },
    projectId: 'p1',
    detail: { boards: 2 },
  } as const;

  it('knows its own entries', () => {
    expect(auditEntrySchema.parse(entry)).toEqual(entry);
    for (const actor of ['system', 'api-key:k1'])
      expect(auditEntrySchema.safeParse({ ...entry, actor }).success).toBe(true);
    expect(auditEntrySchema.safeParse({ ...entry, act: 'board.burn' }).success).toBe(false);
    expect(auditEntrySchema.safeParse({ ...entry, actor: '' }).success).toBe(false);
    expect(auditEntrySchema.safeParse({ ...entry, subject: { kind: 'weather', id: 'x' } }).success).toBe(false);
  });

  it('is searched by person, project, act and time', () => {
    const found = (query: Record<string, string>) => matchesAudit(entry, auditQuerySchema.parse(query));
    expect(found({})).toBe(true);
    expect(found({ person: 'account_s1' })).toBe(true);
    expect(found({ person: 'account_c1' })).toBe(false);
    expect(matchesAudit({ ...entry, subject: { kind: 'account', id: 'account_c1' } }, { person: 'account_c1' })).toBe(
      true,
    );
    expect(found({ project: 'p1' })).toBe(true);
    expect(found({ project: 'p2' })).toBe(false);
    expect(matchesAudit({ ...entry, projectId: null, subject: { kind: 'project', id: 'p2' } }, { project: 'p2' })).toBe(
      true,
    );
    expect(found({ act: 'board.publish' })).toBe(true);
    expect(found({ act: 'order.ship' })).toBe(false);
    expect(found({ from: '2026-03-01T12:00:00Z', to: '2026-03-01T12:00:00Z' })).toBe(true);
    expect(found({ from: '2026-03-02' })).toBe(false);
    expect(found({ to: '2026-02-28' })).toBe(false);
    expect(auditQuerySchema.safeParse({ act: 'nonsense' }).success).toBe(false);
  });

  it('never keeps what could open a door', () => {
    const at = new Date('2026-03-01T12:00:00Z');
    expect(
      redactDetail({
        at,
        name: 'Key of the shop',
        password: 'x',
        nested: [{ api_key: 1, apiKey: 'k', clientSecret: 's', n: 1 }],
      }),
    ).toEqual({
      at,
      name: 'Key of the shop',
      password: '[hidden]',
      nested: [{ api_key: '[hidden]', apiKey: '[hidden]', clientSecret: '[hidden]', n: 1 }],
    });
  });
});
