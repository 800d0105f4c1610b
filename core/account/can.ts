import type { Role } from './roles.ts';

/**
 * Anyone who can ask for something: a person in a role, a program with one of the shop's API keys, or a maker who came
 * by the link to its own page.
 */
export type Holder = Role | 'api-key' | 'maker';

const everyone = ['visitor', 'customer', 'specialist', 'admin'] as const;
const visitor = ['visitor'] as const;
const signedIn = ['customer', 'specialist', 'admin'] as const;
const staff = ['specialist', 'admin'] as const;
const admin = ['admin'] as const;
const helper = ['api-key'] as const;
const maker = ['maker'] as const;

/**
 * Every capability in the product and who has it. 'own' means the record must also belong to the caller: this table
 * says who may ask at all, and the record says whose it is.
 */
export const capabilities = {
  'page.read': everyone,
  'catalog.browse': everyone,
  'favorite.keep': everyone,
  'example-selection.view': everyone,
  'shared-selection.view': everyone,
  'media.list': everyone,
  'media.upload': everyone,
  'media.delete-by-token': everyone,
  'quiz.take': everyone,
  'zip.look-up': everyone,
  'newsletter.subscribe': everyone,
  'newsletter.confirm': everyone,
  'newsletter.unsubscribe': everyone,
  'contact.send': everyone,
  'swatch.order': everyone,
  'promotion.view': everyone,
  /** The signed link in a maker's mail says which order it's for. */
  'purchase-order.answer-by-link': everyone,
  /** Knocking at a maker's page. Only its signed link gets in. */
  'maker.open-portal': everyone,
  /** Having a new link sent to the maker's own address. */
  'maker.ask-for-link': everyone,
  'figures.count': everyone,

  'account.sign-up': visitor,
  'account.sign-in': visitor,
  'account.complete-registration': visitor,
  'account.check-email': everyone,
  'account.reset-password': everyone,
  'account.verify-email': everyone,

  'account.sign-out': signedIn,
  'profile.view-own': signedIn,
  'profile.edit-own': signedIn,
  'account.change-email-own': signedIn,
  'account.change-password-own': signedIn,
  'account.end-sessions-own': signedIn,
  'account.link-social-own': signedIn,
  'account.second-factor-own': signedIn,
  /** New recovery codes, and turning two-factor off. */
  'account.change-factor-own': signedIn,
  /** Viewing and renaming passkeys. */
  'account.passkeys-own': signedIn,
  'account.change-passkeys-own': signedIn,
  'account.download-own': signedIn,
  'account.delete-own': signedIn,
  'card.view-own': signedIn,
  'card.save-own': signedIn,
  'card.remove-own': signedIn,
  'events.listen-own': signedIn,

  'survey.view-own': signedIn,
  'survey.save-own': signedIn,
  'survey.submit-own': signedIn,
  'room.view-own': signedIn,
  'room.save-own': signedIn,
  'project.view-own': signedIn,
  'project.add-room-own': signedIn,
  'fee.view-own': signedIn,
  'fee.pay-own': signedIn,
  'fee.request-refund-own': signedIn,
  'coupon.apply-own': signedIn,
  'visit.request-own': signedIn,
  'visit.view-own': signedIn,
  'selection.view-own': signedIn,
  'selection.choose-own': signedIn,
  'selection.share-own': signedIn,
  'selection.ask-revision-own': signedIn,
  'scene.save-own': signedIn,
  'message.read-own': signedIn,
  'message.write-own': signedIn,
  'order.view-own': signedIn,
  'order.place-own': signedIn,
  'order.cancel-own': signedIn,
  'order.answer-delay-own': signedIn,
  'order.return-own': signedIn,
  'order.exchange-own': signedIn,
  /** For a piece they received. */
  'review.write-own': signedIn,

  'studio.enter': staff,
  'queue.view': staff,
  'project.view-any': staff,
  'project.take': staff,
  'project.assign': staff,
  'project.hand-over': staff,
  'workload.view': staff,
  'workload.edit-own': staff,
  'room.view-any': staff,
  /** Only in a project of their own, unless they're an admin. */
  'room.save-any': staff,
  'customer.view': staff,
  /** Notes about a customer: writing them, and changing and deleting one's own. */
  'customer.note': staff,
  'customer.tag': staff,
  'media.view-any': staff,
  'selection.view-any': staff,
  'board.compose': staff,
  'board.publish': staff,
  'message.read-any': staff,
  'message.write-any': staff,
  'visit.view-any': staff,
  'visit.schedule': staff,
  'visit.complete': staff,
  'visit.cancel': staff,
  'catalog.view-internal': staff,
  'catalog.edit': staff,
  'catalog.add': staff,
  'catalog.deactivate': staff,
  'catalog.import': staff,
  'catalog.export': staff,
  'maker.view': staff,
  'purchase-order.view': staff,
  'purchase-order.send': staff,
  'order.view-any': staff,
  'order.confirm': staff,
  'order.ship': staff,
  'order.deliver': staff,
  'order.cancel-any': staff,
  'order.delay': staff,
  'order.answer-delay-any': staff,
  'order.receive-return': staff,
  'order.exchange-any': staff,
  'order.refund': staff,
  'fee.view-any': staff,
  'fee.decide-refund': staff,
  'fee.refund': staff,
  'exception.view': staff,
  'job.retry': staff,
  'review.view-any': staff,
  'review.moderate': staff,
  'swatch.view-any': staff,
  'swatch.send': staff,
  'swatch.export': staff,
  'contact.read': staff,
  'contact.answer': staff,
  'coupon.view': staff,
  'promotion.view-any': staff,
  'figures.view': staff,
  'figures.export': staff,
  'settings.view': staff,

  'maker.edit': admin,
  /** Sending a maker the link to its page. */
  'maker.send-link': admin,
  /** What pieces cost us, and so what we earn with them. */
  'maker.view-cost': admin,
  'maker.edit-cost': admin,
  'purchase-order.bill': admin,
  'coupon.edit': admin,
  'promotion.edit': admin,
  'settings.edit': admin,
  /** From which amount a refund needs a second person. */
  'settings.edit-second-person': admin,
  'workload.edit-any': admin,
  /** Also a colleague's. */
  'customer.delete-note-any': admin,
  'people.view': admin,
  'people.invite': admin,
  'people.change-role': admin,
  'people.disable': admin,
  'people.reset-factor': admin,
  /** Sending a program's payload from the studio. What it may do is up to the key. */
  'payload.send': staff,
  'api-key.view': admin,
  'api-key.create': admin,
  'api-key.revoke': admin,
  'webhook.view': admin,
  /** Adding, pausing and removing an endpoint that is told what happens here. */
  'webhook.edit': admin,
  /** A test, or an event once more, to an endpoint that was added. */
  'webhook.send': admin,
  'audit.view': admin,

  'helper.list-waiting-surveys': helper,
  'helper.add-selections': helper,
  'helper.update-on-site-service': helper,

  'purchase-order.view-own': maker,
  'feed.upload-own': maker,
} as const satisfies Readonly<Record<string, readonly Holder[]>>;

export type Capability = keyof typeof capabilities;

export function can(holder: Holder, capability: Capability): boolean {
  const holders: readonly Holder[] = capabilities[capability];
  return holders.includes(holder);
}
