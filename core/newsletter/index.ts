export {
  askAgainAfterMinutes,
  type Confirmation,
  confirmationDays,
  type NewsletterState,
  newsletterLifecycle,
  newsletterSchema,
  onConfirm,
  onSubscribe,
  receivesLetters,
  type Subscription,
} from './newsletter.ts';
