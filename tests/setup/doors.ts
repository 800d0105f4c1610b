import type { Capability } from '#core/account/index.ts';
import routes from '../../app/routes.ts';

interface Entry {
  path?: string | undefined;
  children?: Entry[] | undefined;
}

/** Every page of the site map, with its whole path; a layout has none of its own. */
const pathsOf = (entries: readonly Entry[], parent = ''): string[] =>
  entries.flatMap(({ path, children = [] }) => {
    const whole = path === undefined ? parent : `${parent}/${path}`;
    const own = path === '*' || (path === undefined && children.length > 0) ? [] : [whole || '/'];
    return [...own, ...pathsOf(children, whole)];
  });
export const pagePaths: readonly string[] = pathsOf(routes as readonly Entry[]);

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
  '/furniture/:recordId': 'catalog.browse',
  '/shared-selection/:token': 'shared-selection.view',
  '/shared-selection/:token/preview.jpg': 'shared-selection.view',

  '/results/:selectionId': 'selection.view-own',
  '/checkout/:selectionId': 'order.place-own',
  '/quiz-complete': 'project.view-own',
  '/orders': 'order.view-own',
  '/orders/:orderId': 'order.view-own',
  '/orders/:orderId/receipt': 'order.view-own',
  '/orders/:orderId/receipt.pdf': 'order.view-own',
  '/profile': 'profile.view-own',
  '/purchase-success': 'order.view-own',

  '/studio': 'studio.enter',
  '/studio/projects/:surveyId': 'project.view-any',
  '/studio/people': 'people.view',
  '/studio/keys': 'api-key.view',
  '/studio/orders': 'order.view-any',
  '/studio/orders/:orderId': 'order.view-any',
  '/studio/catalogue': 'catalog.view-internal',
  '/studio/catalogue/import': 'catalog.import',
  '/studio/catalogue/export': 'catalog.export',
  '/studio/catalogue/:recordId': 'catalog.view-internal',
  '/studio/figures': 'figures.view',
  '/studio/figures/export': 'figures.export',
  '/studio/orders/:orderId/acts': 'order.view-any',
  '/studio/exceptions': 'exception.view',
  '/studio/guarantee': 'fee.decide-refund',
  '/studio/guarantee/:feeId': 'fee.decide-refund',
  '/studio/coupons': 'coupon.view',
  '/studio/coupons/:code': 'coupon.view',
  '/studio/promotions/:id': 'promotion.view-any',
  '/studio/settings': 'settings.view',
  '/studio/audit': 'audit.view',
  '/studio/visits': 'visit.view-any',
  '/studio/contact': 'contact.read',
  '/studio/contact/:messageId': 'contact.read',
  // The demo's own, for everyone who looks at it
  '/studio/ui': 'page.read',
  '/dev/mailbox': 'page.read',
  '/dev/mailbox/:id': 'page.read',

  // Acts: reading them leads to their page, and the acts themselves ask who it is
  '/sign-in': 'page.read',
  '/sign-in/code': 'page.read',
  '/sign-up': 'page.read',
  '/sign-up/basic': 'page.read',
  '/forgot-password': 'account.reset-password',
  '/social/:provider': 'page.read',
  '/social/done': 'page.read',
  '/profile/acts': 'page.read',
  '/profile/second-factor': 'page.read',
  '/profile/data': 'account.download-own',
  '/profile/payment': 'page.read',
  '/results/:selectionId/plan': 'selection.view-own',
  '/results/:selectionId/arrangement': 'page.read',
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
  'GET /api/users/me': 'profile.view-own',
  'PATCH /api/users/me': 'profile.edit-own',
  'GET /api/users/me/surveysData': 'survey.view-own',
  'POST /api/users/me/surveysData': 'survey.save-own',
  'GET /api/users/me/surveysData/:id': 'survey.view-own',
  'PATCH /api/users/me/surveysData/:id': 'survey.save-own',
  'POST /api/users/me/surveysData/:id/submit': 'survey.submit-own',
  'POST /api/listAssets': 'media.list',
  'POST /image/upload': 'media.upload',
  'POST /image/delete_by_token': 'media.delete-by-token',
  'GET /image/:transform/:id{.+}': 'page.read',
  'GET /image/:transform/furniture/uploaded/:id': 'page.read',
  'GET /image/:transform/user_images/:id': 'page.read',
  'POST /api/getPaymentCustomer': 'fee.view-own',
  'POST /api/createPaymentCustomer': 'fee.pay-own',
  'POST /api/updatePaymentCustomer': 'fee.pay-own',
  'POST /api/createSelectionFeeOrder': 'fee.pay-own',
  'POST /api/retrieveOrder': 'order.view-own',
  'POST /api/applyCouponCode': 'coupon.apply-own',
  'GET /api/users/me/selections': 'selection.view-own',
  'GET /api/users/me/selections/:id': 'selection.view-own',
  'PATCH /api/users/me/selections/:id': 'selection.choose-own',
  'GET /api/furniture': 'catalog.browse',
  'GET /api/furniture/:id': 'catalog.browse',
  'GET /api/example_selections': 'example-selection.view',
  'POST /api/users/me/orders': 'order.place-own',
  'GET /api/users/me/orders': 'order.view-own',
  'GET /api/users/me/orders/:id': 'order.view-own',
  'GET /api/users/me/orders/:id/lineItems': 'order.view-own',
  'GET /api/users/me/lineItems': 'order.view-own',
  'GET /api/users/me/chart': 'selection.view-own',
  'POST /api/newsletterSignUp': 'newsletter.subscribe',
  'GET /api/events': 'events.listen-own',
  'POST /api/count': 'figures.count',
  'GET /api/openapi.json': 'page.read',
  'GET /api/docs': 'page.read',
  'POST /addSelections': 'helper.add-selections',
  'POST /updateOnSiteService': 'helper.update-on-site-service',
};
