/** Every act that is written down, in the words of the log: «Ada *published boards* of project p1». */
export const auditActs = {
  'account.invite': 'invited',
  'account.change-role': 'changed the role of',
  'account.disable': 'disabled',
  'account.enable': 'enabled again',
  'account.delete': 'deleted',
  'account.erase': 'erased the personal data of',
  'account.make-admin': 'made an admin',
  'api-key.create': 'made an api-key',
  'api-key.revoke': 'revoked an api-key',
  'helper.add-selections': 'added selections by api-key to',
  'helper.update-on-site-service': 'updated the on-site service by api-key of',

  'project.take': 'took',
  'project.assign': 'assigned',
  'project.hand-over': 'handed over',
  'board.publish': 'published boards of',
  'message.write': 'wrote in the thread of',
  'visit.schedule': 'scheduled a visit for',
  'visit.complete': 'completed the visit for',
  'visit.cancel': 'cancelled the visit for',

  'catalog.edit': 'edited',
  'catalog.deactivate': 'deactivated',
  'catalog.activate': 'activated again',
  'catalog.import': 'imported a catalogue file',
  'catalog.export': 'exported the catalogue',

  'order.confirm': 'confirmed a line of',
  'order.ship': 'shipped a line of',
  'order.deliver': 'marked a line delivered of',
  'order.cancel': 'cancelled a line of',
  'order.delay': 'announced a delay of',
  'order.receive-return': 'received a return of',
  'order.exchange': 'arranged an exchange for',
  'order.refund': 'refunded part of',
  'fee.decide-refund': 'decided a refund request for',
  'fee.refund': 'refunded',

  'coupon.create': 'made',
  'coupon.edit': 'changed',
  'coupon.pause': 'paused',
  'promotion.create': 'made',
  'promotion.edit': 'changed',
  'promotion.pause': 'paused',
  'settings.edit': 'changed the settings',
  'contact.answer': 'answered',
  'contact.close': 'closed',
  'contact.reopen': 'reopened',
  'contact.mark-as-spam': 'marked as spam',
  'job.retry': 'started a failed job again',
  'figures.export': 'exported the figures',
} as const;

export type AuditAct = keyof typeof auditActs;

export const auditActNames = Object.keys(auditActs) as [AuditAct, ...AuditAct[]];
