export {
  type ContactMessage,
  type ContactState,
  type ContactTopic,
  contactLifecycle,
  contactLimits,
  contactSchema,
  contactTopics,
} from './contact.ts';
export { type ContactSigns, contactTrapField, type SpamSign, spamSign } from './spam.ts';
