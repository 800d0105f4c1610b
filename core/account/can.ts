import { accountRoles, adminRoles, type Role, staffRoles } from './roles.ts';

/**
 * Anyone who can ask for something: a person in a role, a program with one of the shop's API keys, or a maker who came
 * by the link to its own page.
 */
export type Holder = Role | 'api-key' | 'maker';

const visitor = ['visitor'] as const;
const signedIn = accountRoles;
const everyone = [...visitor, ...signedIn] as const;
const staff = staffRoles;
/** Who design rooms. */
const designers = ['specialist', 'admin', 'owner'] as const;
/** Who get pieces from the makers to the customers, beside the specialists. */
const shipping = ['fulfillment', ...designers] as const;
/** Who answer customers, beside the specialists. */
const helping = ['support', ...designers] as const;
const admin = adminRoles;
const owner = ['owner'] as const;
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
  'order.claim-own': signedIn,
  /** Choosing when a white-glove delivery comes. */
  'order.book-delivery-own': signedIn,
  /** For a piece they received. */
  'review.write-own': signedIn,

  'studio.enter': staff,
  'queue.view': helping,
  'project.view-any': helping,
  'project.take': designers,
  'project.assign': designers,
  'project.hand-over': designers,
  'workload.view': designers,
  'workload.edit-own': designers,
  'room.view-any': helping,
  /** Only in a project of their own, unless they're an admin. */
  'room.save-any': designers,
  'customer.view': helping,
  /** Notes about a customer: writing them, and changing and deleting one's own. */
  'customer.note': helping,
  'customer.tag': helping,
  'media.view-any': helping,
  'selection.view-any': helping,
  'board.compose': designers,
  'board.publish': designers,
  'message.read-any': helping,
  'message.write-any': helping,
  'visit.view-any': helping,
  'visit.schedule': helping,
  'visit.complete': designers,
  'visit.cancel': helping,
  'catalog.view-internal': staff,
  'catalog.edit': designers,
  'catalog.add': designers,
  'catalog.deactivate': designers,
  'catalog.import': designers,
  'catalog.export': designers,
  'maker.view': shipping,
  'purchase-order.view': shipping,
  'purchase-order.send': shipping,
  'order.view-any': staff,
  'order.confirm': shipping,
  'order.ship': shipping,
  'order.deliver': shipping,
  'order.cancel-any': helping,
  'order.delay': shipping,
  'order.answer-delay-any': staff,
  'order.receive-return': shipping,
  'order.exchange-any': staff,
  'order.refund': helping,
  /** What becomes of a piece that arrived damaged. */
  'order.decide-claim': helping,
  /** The deliveries that customers have agreed on, and moving one. */
  'delivery.view-any': staff,
  'order.move-delivery': staff,
  'fee.view-any': helping,
  'fee.decide-refund': helping,
  'fee.refund': helping,
  'exception.view': staff,
  'job.retry': designers,
  'review.view-any': helping,
  'review.moderate': helping,
  'swatch.view-any': staff,
  'swatch.send': shipping,
  'swatch.export': shipping,
  'contact.read': helping,
  'contact.answer': helping,
  'coupon.view': helping,
  'promotion.view-any': helping,
  'figures.view': designers,
  'figures.export': designers,
  'settings.view': designers,

  'maker.edit': admin,
  /** Where a maker's orders go, and where its file comes from. */
  'maker.edit-address': admin,
  /** Sending a maker the link to its page. */
  'maker.send-link': admin,
  /** What pieces cost us, and so what we earn with them. */
  'maker.view-cost': admin,
  'maker.edit-cost': admin,
  'purchase-order.bill': admin,
  'coupon.edit': admin,
  'promotion.edit': admin,
  'settings.edit': admin,
  /** Freeing a customer with a certificate from sales tax. */
  'customer.exempt': admin,
  /** Which rates every order is taxed by. */
  'tax.import': admin,
  /** From which amount a refund needs a second person. */
  'settings.edit-second-person': admin,
  /** Whose scripts run on our pages. */
  'settings.edit-outside-services': admin,
  'workload.edit-any': admin,
  /** Also a colleague's. */
  'customer.delete-note-any': admin,
  'people.view': admin,
  'people.invite': admin,
  'people.change-role': admin,
  'people.disable': admin,
  /** Making someone an admin or owner, and everything else about people who are. */
  'people.choose-admins': owner,
  'people.reset-factor': admin,
  /** Sending a program's payload from the studio. What it may do is up to the key. */
  'payload.send': designers,
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
  /** Calling as the maker whose key it is: its own orders, its own stock and prices. */
  'maker.call-own': helper,

  'purchase-order.view-own': maker,
  'purchase-order.answer-own': maker,
  'feed.upload-own': maker,
} as const satisfies Readonly<Record<string, readonly Holder[]>>;

export type Capability = keyof typeof capabilities;

export function can(holder: Holder, capability: Capability): boolean {
  const holders: readonly Holder[] = capabilities[capability];
  return holders.includes(holder);
}
