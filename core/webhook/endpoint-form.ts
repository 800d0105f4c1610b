import { z } from 'zod';
import { webhookRules } from './delivery.ts';
import { type WebhookTopic, webhookTopics } from './events.ts';

const addressWords = 'Please enter an address such as https://example.com/hooks.';

/** Why an address that an admin enters can't be used. */
export const outsideAddressWords = {
  'not-https': 'The address has to begin with https://.',
  private: 'This address leads into a private network. Please enter one on the open internet.',
  'unknown-host': 'We can’t find this address. Please check how it’s spelled.',
} as const;

/** On the web, and without a name and password in it. */
export function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === '';
}

/** An admin's request for a new endpoint. Whether the address may be reached is checked where the network is known. */
export const webhookEndpointSchema = z.object({
  url: z
    .string()
    .trim()
    .min(1, addressWords)
    .max(webhookRules.longestUrl, `An address has at most ${webhookRules.longestUrl} characters.`)
    .refine(isWebAddress, addressWords)
    .transform((text) => {
      const url = new URL(text);
      url.hash = '';
      return url.href;
    }),
  topics: z
    .array(z.enum(webhookTopics as unknown as [WebhookTopic, ...WebhookTopic[]], 'There’s no such event.'))
    .min(1, 'Choose at least one.')
    .transform((chosen) => webhookTopics.filter((topic) => chosen.includes(topic))),
});
