import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** The site map: the spec's route table, in its order. */
export default [
  index('pages/home/home.route.tsx'),
  route('glossary', 'pages/glossary/glossary.route.tsx'),
  route('404', 'pages/404/not-found.route.tsx'),
  route('error', 'pages/error/error.route.tsx'),
  route('reset-password', 'pages/resetPassword/reset-password.route.tsx'),
  route('verify-email', 'pages/verify-email/verify-email.route.tsx'),
  route('registration', 'pages/registration/registration.route.tsx'),
  route('quiz', 'pages/quiz/quiz.route.tsx'),
  route('about', 'pages/about/about.route.tsx'),
  route('resources', 'pages/resources/resources.route.tsx'),
  route('sustainability', 'pages/sustainability/sustainability.route.tsx'),
  route('support', 'pages/support/support.route.tsx'),
  route('contact', 'pages/contact/contact.route.tsx'),
  route('terms-conditions', 'pages/terms/terms.route.tsx', { id: 'terms-conditions' }),
  route('terms', 'pages/terms/terms.route.tsx', { id: 'terms' }),
  route('privacy', 'pages/privacy/privacy.route.tsx'),
  route('accessibility', 'pages/accessibility/accessibility.route.tsx'),
  route('projects', 'pages/projects/projects.route.tsx'),
  route('measurements', 'pages/measurements/measurements.route.tsx'),
  route('scan-with-rendr', 'pages/scan-with-render/scan-with-rendr.route.tsx'),
  route('inspiration-gallery', 'pages/inspiration-gallery/inspiration-gallery.route.tsx'),
  route('shared-selection/:token', 'pages/shared-selection/shared-selection.route.tsx'),
  route('shared-selection/:token/preview.jpg', 'pages/shared-selection/preview.route.tsx'),
  route('furniture/:recordId', 'pages/furniture/furniture.route.tsx'),

  layout('shell/signed-in.layout.tsx', [
    route('results/:selectionId', 'pages/results/results.route.tsx'),
    route('checkout/:selectionId', 'pages/checkout/checkout.route.tsx'),
    route('quiz-complete', 'pages/quizComplete/quiz-complete.route.tsx'),
    route('orders', 'pages/orders/orders.route.tsx'),
    route('orders/:orderId', 'pages/orders/order.route.tsx'),
    route('orders/:orderId/receipt', 'pages/orders/receipt.route.tsx'),
    route('orders/:orderId/receipt.pdf', 'pages/orders/receipt-pdf.route.tsx'),
    route('profile', 'pages/profile/profile.route.tsx'),
    route('purchase-success', 'pages/purchase-success/purchase-success.route.tsx'),
  ]),

  // The specialists' workplace
  layout('studio/studio.layout.tsx', [
    route('studio', 'studio/queue/queue.route.tsx'),
    route('studio/projects/:surveyId', 'studio/project/project.route.tsx'),
    route('studio/orders', 'studio/orders/orders.route.tsx'),
    route('studio/orders/:orderId', 'studio/orders/order.route.tsx'),
    route('studio/coupons', 'studio/promotion/promotions.route.tsx'),
    route('studio/coupons/:code', 'studio/promotion/coupon.route.tsx'),
    route('studio/promotions/:id', 'studio/promotion/promotion.route.tsx'),
    route('studio/settings', 'studio/settings/settings.route.tsx'),
    route('studio/audit', 'studio/audit/audit.route.tsx'),
    route('studio/contact', 'studio/contact/inbox.route.tsx'),
    route('studio/contact/:messageId', 'studio/contact/message.route.tsx'),
  ]),
  layout('studio/demo.layout.tsx', [
    route('studio/ui', 'studio/ui/ui-sheet.route.tsx'),
    route('dev/mailbox', 'pages/dev-mailbox/mailbox.route.tsx', [route(':id', 'pages/dev-mailbox/mail.route.tsx')]),
  ]),

  // Acts without a page of their own
  route('sign-in', 'pages/sign-in/sign-in.route.tsx'),
  route('sign-in/code', 'pages/sign-in/code.route.tsx'),
  route('sign-up', 'pages/registration/sign-up.route.tsx'),
  route('sign-up/basic', 'pages/registration/basic.route.tsx'),
  route('forgot-password', 'pages/forgot-password/forgot-password.route.tsx'),
  route('quiz/payment', 'pages/quiz/payment.route.tsx'),
  route('orders/exchange', 'pages/orders/exchange.route.tsx'),
  route('checkout/:selectionId/acts', 'pages/checkout/acts.route.tsx'),
  route('messages/:surveyId', 'pages/messages/thread.route.tsx'),
  route('newsletter', 'pages/newsletter/newsletter.route.tsx'),
  route('newsletter/confirm', 'pages/newsletter/confirm.route.tsx'),
  route('newsletter/unsubscribe', 'pages/newsletter/unsubscribe.route.tsx'),
  route('offline', 'pages/offline/offline.route.tsx'),

  // Any other path
  route('*', 'pages/unknown/unknown.route.tsx'),
] satisfies RouteConfig;
