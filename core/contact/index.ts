export {
  type ContactAct,
  type ContactMessage,
  type ContactState,
  contactLifecycle,
  contactSchema,
  contactWordsSchema,
} from './contact.ts';
export { type ContactSigns, contactTrapField, type SpamSign, spamSign } from './spam.ts';
export { type ContactTopic, contactLimits, contactTopics } from './topics.ts';
