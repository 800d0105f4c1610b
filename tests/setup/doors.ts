import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Capability } from '#core/account/index.ts';
import routes from '../../app/routes.ts';

interface Entry {
  file: string;
  path?: string | undefined;
  children?: Entry[] | undefined;
}

/** Every page of the site map, with its whole path; a layout has none of its own. */
const filesOf = (entries: readonly Entry[], parent = ''): { path: string; file: string }[] =>
  entries.flatMap(({ path, file, children = [] }) => {
    const whole = path === undefined ? parent : `${parent}/${path}`;
    const own = path === '*' || (path === undefined && children.length > 0) ? [] : [{ path: whole || '/', file }];
    return [...own, ...filesOf(children, whole)];
  });
/** With the file of its route, below `app`. */
export const pageFiles: readonly { path: string; file: string }[] = filesOf(routes as readonly Entry[]);
export const pagePaths: readonly string[] = pageFiles.map(({ path }) => path);

/** Whether a route takes acts, by its source. */
export const hasAction = (source: string): boolean =>
  /^export (?:async )?(?:function|const) action\b/m.test(source) || /^export \{[^}]*\baction\b[^}]*\}/m.test(source);

const sourceOf = (file: string) => readFileSync(join(import.meta.dirname, '../../app', file), 'utf8');
export const actingPaths: readonly string[] = pageFiles
  .filter(({ file }) => hasAction(sourceOf(file)))
  .map(({ path }) => path);

/**
 * Which capability opens which page and which call: who may pass is then read from the capability table. A route or a
 * call without an entry here fails the test that walks through all of them.
 */
export const pageDoors: Readonly<Record<string, Capability>> = {
  '/': 'page.read',
  '/glossary': 'page.read',
  '/404': 'page.read',
  '/error': 'page.read',
  '/reset-password': 'account.reset-password',
  '/invitation': 'account.verify-email',
  '/verify-email': 'account.verify-email',
  '/email-change': 'account.verify-email',
  '/enter': 'page.read',
  '/registration': 'page.read',
  '/quiz': 'quiz.take',
  '/about': 'page.read',
  '/resources': 'page.read',
  '/sustainability': 'page.read',
  '/support': 'page.read',
  '/contact': 'contact.send',
  '/terms-conditions': 'page.read',
  '/terms': 'page.read',
  '/privacy': 'page.read',
  '/accessibility': 'page.read',
  '/projects': 'page.read',
  '/measurements': 'page.read',
  '/scan-with-rendr': 'page.read',
  '/inspiration-gallery': 'catalog.browse',
  '/furniture': 'catalog.browse',
  '/favorites': 'favorite.keep',
  '/swatches': 'swatch.order',
  // Opened by the key in its address
  '/maker/orders/:purchaseOrderId': 'purchase-order.answer-by-link',
  '/maker/portal/:makerId': 'maker.open-portal',
  '/furniture/:recordId': 'catalog.browse',
  '/furniture/:recordId/review': 'review.write-own',
  '/shared-selection/:token': 'shared-selection.view',
  '/shared-selection/:token/preview.jpg': 'shared-selection.view',
  '/shared-selection/:token/room.jpg': 'shared-selection.view',

  '/results/:selectionId': 'selection.view-own',
  '/projects/:surveyId/room': 'room.view-own',
  '/checkout/:selectionId': 'order.place-own',
  '/checkout/fee': 'fee.view-own',
  '/quiz-complete': 'project.view-own',
  '/orders': 'order.view-own',
  '/orders/:orderId': 'order.view-own',
  '/orders/:orderId/receipt': 'order.view-own',
  '/orders/:orderId/return/:lineId/label.pdf': 'order.view-own',
  '/orders/:orderId/receipt.pdf': 'order.view-own',
  '/profile': 'profile.view-own',
  '/purchase-success': 'order.view-own',

  '/studio': 'studio.enter',
  '/studio/queue': 'queue.view',
  '/studio/workload': 'workload.view',
  '/studio/projects/:surveyId': 'project.view-any',
  '/studio/projects/:surveyId/words': 'project.view-any',
  '/studio/projects/:surveyId/room': 'room.view-any',
  '/studio/projects/:surveyId/photos': 'room.view-any',
  '/studio/customers': 'customer.view',
  '/studio/customers/:customerId': 'customer.view',
  '/studio/people': 'people.view',
  '/studio/keys': 'api-key.view',
  '/studio/webhooks': 'webhook.view',
  '/studio/programs': 'payload.send',
  '/studio/orders': 'order.view-any',
  '/studio/orders/:orderId': 'order.view-any',
  '/studio/catalog': 'catalog.view-internal',
  '/studio/catalog/import': 'catalog.import',
  '/studio/catalog/export': 'catalog.export',
  '/studio/catalog/pictures': 'catalog.edit',
  '/studio/catalog/pictures/acts': 'catalog.edit',
  '/studio/catalog/change': 'catalog.edit',
  '/studio/catalog/new': 'catalog.add',
  '/studio/catalog/:recordId': 'catalog.view-internal',
  '/studio/makers': 'maker.view',
  '/studio/makers/:makerId': 'maker.view',
  '/studio/makers/:makerId/feed': 'maker.view',
  '/studio/purchase-orders': 'purchase-order.view',
  '/studio/purchase-orders/:purchaseOrderId': 'purchase-order.view',
  '/studio/purchase-orders/:purchaseOrderId/pdf': 'maker.view-cost',
  '/studio/figures': 'figures.view',
  '/studio/figures/boards': 'figures.view',
  '/studio/figures/export': 'figures.export',
  '/studio/figures/learning': 'figures.view',
  '/studio/figures/tax': 'figures.view',
  '/studio/orders/:orderId/acts': 'order.view-any',
  '/studio/exceptions': 'exception.view',
  '/studio/refunds': 'order.refund',
  '/studio/guarantee': 'fee.view-any',
  '/studio/guarantee/:feeId': 'fee.view-any',
  '/studio/coupons': 'coupon.view',
  '/studio/coupons/:code': 'coupon.view',
  '/studio/promotions/:id': 'promotion.view-any',
  '/studio/settings': 'settings.view',
  '/studio/settings/prices': 'settings.view',
  '/studio/settings/tax': 'settings.view',
  '/studio/audit': 'audit.view',
  '/studio/deliveries': 'delivery.view-any',
  '/studio/visits': 'visit.view-any',
  '/studio/visits/day': 'visit.view-any',
  '/studio/reviews': 'review.view-any',
  '/studio/reviews/:reviewId': 'review.view-any',
  '/studio/swatches': 'swatch.view-any',
  '/studio/swatches/export': 'swatch.export',
  '/studio/contact': 'contact.read',
  '/studio/contact/:messageId': 'contact.read',
  // The demo's own, for everyone who looks at it
  '/studio/ui': 'page.read',
  '/dev/mailbox': 'page.read',
  '/dev/mailbox/:id': 'page.read',

  // Acts: reading them leads to their page, and the acts themselves ask who it is
  '/sign-in': 'page.read',
  '/sign-in/code': 'page.read',
  '/confirm': 'page.read',
  '/sign-in/passkey': 'page.read',
  '/sign-up': 'page.read',
  '/sign-up/basic': 'page.read',
  '/forgot-password': 'account.reset-password',
  '/social/:provider': 'page.read',
  '/social/done': 'page.read',
  '/profile/acts': 'page.read',
  '/profile/second-factor': 'page.read',
  '/profile/recovery-codes': 'page.read',
  '/profile/passkeys': 'page.read',
  '/profile/data': 'account.download-own',
  '/profile/payment': 'page.read',
  '/results/:selectionId/plan': 'selection.view-own',
  '/results/:selectionId/arrangement': 'page.read',
  '/results/:selectionId/picture': 'page.read',
  '/rooms/:surveyId': 'page.read',
  '/quiz/payment': 'page.read',
  '/orders/exchange': 'page.read',
  '/orders/:orderId/acts': 'page.read',
  '/checkout/:selectionId/acts': 'page.read',
  '/messages/:surveyId': 'page.read',
  '/newsletter': 'newsletter.subscribe',
  '/newsletter/confirm': 'newsletter.confirm',
  '/newsletter/unsubscribe': 'newsletter.unsubscribe',
  '/offline': 'page.read',
};

export const apiDoors: Readonly<Record<string, Capability>> = {
  'POST /api/auth/sign-up/email': 'account.sign-up',
  'POST /api/auth/sign-in/email': 'account.sign-in',
  'POST /api/auth/sign-out': 'account.sign-out',
  'POST /api/newCheckIfEmailExists': 'account.check-email',
  'POST /api/sendPasswordReset': 'account.reset-password',
  'GET /api/users/:uid': 'profile.view-own',
  'PATCH /api/users/:uid': 'profile.edit-own',
  'GET /api/users/:uid/surveysData': 'survey.view-own',
  'POST /api/users/:uid/surveysData': 'survey.save-own',
  'GET /api/users/:uid/surveysData/:id': 'survey.view-own',
  'PATCH /api/users/:uid/surveysData/:id': 'survey.save-own',
  'POST /api/users/:uid/surveysData/:id/submit': 'survey.submit-own',
  'GET /api/questionnaire': 'quiz.take',
  'POST /api/listAssets': 'media.list',
  'POST /image/upload': 'media.upload',
  'POST /image/delete_by_token': 'media.delete-by-token',
  'GET /image/:transform/:id{.+}': 'page.read',
  'GET /image/:transform/furniture/uploaded/:id': 'page.read',
  'GET /image/:transform/user_images/:id': 'page.read',
  'GET /model/:id': 'page.read',
  'POST /api/getPaymentCustomer': 'fee.view-own',
  'POST /api/createPaymentCustomer': 'fee.pay-own',
  'POST /api/updatePaymentCustomer': 'fee.pay-own',
  'POST /api/createSelectionFeeOrder': 'fee.pay-own',
  'POST /api/retrieveOrder': 'order.view-own',
  'POST /api/applyCouponCode': 'coupon.apply-own',
  'GET /api/users/:uid/selections': 'selection.view-own',
  'GET /api/users/:uid/selections/:id': 'selection.view-own',
  'PATCH /api/users/:uid/selections/:id': 'selection.choose-own',
  'GET /api/furniture': 'catalog.browse',
  'GET /api/furniture/:id': 'catalog.browse',
  'GET /api/example_selections': 'example-selection.view',
  'POST /api/users/:uid/orders': 'order.place-own',
  'GET /api/users/:uid/orders': 'order.view-own',
  'GET /api/users/:uid/orders/:id': 'order.view-own',
  'GET /api/users/:uid/orders/:id/lineItems': 'order.view-own',
  'GET /api/users/:uid/lineItems': 'order.view-own',
  'GET /api/users/:uid/chart': 'selection.view-own',
  'POST /api/newsletterSignUp': 'newsletter.subscribe',
  'GET /api/events': 'events.listen-own',
  'POST /api/count': 'figures.count',
  'GET /api/openapi.json': 'page.read',
  'GET /api/docs': 'page.read',
  'GET /waitingSurveys': 'helper.list-waiting-surveys',
  'POST /addSelections': 'helper.add-selections',
  'POST /updateOnSiteService': 'helper.update-on-site-service',
  'GET /api/maker/orders': 'maker.call-own',
  'GET /api/maker/orders/:id': 'maker.call-own',
  'POST /api/maker/orders/:id/confirm': 'maker.call-own',
  'POST /api/maker/orders/:id/ship': 'maker.call-own',
  'POST /api/maker/stock': 'maker.call-own',
};
