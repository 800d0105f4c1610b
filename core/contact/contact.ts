import { z } from 'zod';
import { emailSchema, firstNameSchema } from '../account/index.ts';
import { defineLifecycle } from '../lifecycle/index.ts';
import { formatNumber, text } from '../texts/index.ts';
import { type ContactTopic, contactLimits, contactTopics } from './topics.ts';

const topics = Object.keys(contactTopics) as [ContactTopic, ...ContactTopic[]];

/** The text of a message to us, or of our reply. */
export const contactWordsSchema = z
  .string(text('form.required'))
  .overwrite((typed) => typed.replace(/\r\n?/g, '\n').trim())
  .min(1, text('form.required'))
  .max(contactLimits.characters, `Please keep it under ${formatNumber(contactLimits.characters)} characters.`);

export const contactSchema = z.strictObject({
  name: firstNameSchema,
  email: emailSchema,
  topic: z.enum(topics, text('form.required')),
  message: contactWordsSchema,
});
export type ContactMessage = z.infer<typeof contactSchema>;

/** The studio's inbox. A message wrongly marked as spam can be reopened. */
export const contactLifecycle = defineLifecycle({
  name: 'contact message',
  states: ['new', 'answered', 'closed', 'spam'],
  start: ['new', 'spam'],
  transitions: [
    { act: 'answer', from: ['new', 'answered'], to: 'answered' },
    { act: 'close', from: ['new', 'answered'], to: 'closed' },
    { act: 'reopen', from: ['closed', 'spam'], to: 'new' },
    { act: 'mark as spam', from: ['new'], to: 'spam' },
  ],
});
export type ContactState = (typeof contactLifecycle.states)[number];
export type ContactAct = ReturnType<typeof contactLifecycle.actsFrom>[number];
