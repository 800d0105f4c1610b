import { erasureDays } from '#core/account/index.ts';
import { uploadLimits } from '#core/media/index.ts';
import { dayWords } from '#core/promotion/index.ts';
import { limits, productName } from '#core/settings/index.ts';
import { swatchLimits } from '#core/swatch/index.ts';
import type { Company, LegalSection } from './section.ts';

/** The day this text last changed. A new line needs a new date. */
const privacyChanged = '2026-11-17';

export const privacyInForce = `In effect since ${dayWords(privacyChanged)}`;

/** Four sentences for people who read no further. */
export const privacyInShort: readonly string[] = [
  'We keep what we need to furnish your room, deliver it and stand behind it.',
  'We don’t sell or share your data, and we don’t show ads.',
  'We count visits without names, cookies or device identifiers.',
  'You can see, correct, download and delete what we have.',
];

const hours = Math.max(...limits.contact.map(({ seconds }) => seconds)) / 3600;

export const privacySections = ({ legalName, postalAddress, phone, email }: Company): readonly LegalSection[] => [
  {
    id: 'what',
    title: 'What we keep, and why',
    paragraphs: [`${legalName} is responsible for the data on ${productName}. This is all of it:`],
    points: [
      'Your name and email address, and your phone and addresses if you give them: to run your account, deliver your furniture and answer you.',
      'Your quiz answers, measurements and notes: to make your boards.',
      'Photos and floor plans you upload: for your specialist. We remove the location and time your phone stores in them as soon as they arrive.',
      'A picture you take of your furnished room: for your receipt, and for everyone you send your share link to. You can take it back in the room.',
      'Boards, choices, orders, returns and messages: to do what you asked. Tax law requires us to keep orders.',
      'Notes and tags our team adds to your account, such as when you’d like a call: to help you better. They’re in your download, and we delete them with your account.',
      'What the card provider tells us: the brand and last four digits of a card, and whether it paid. We never see the number.',
      'Which version of our terms you accepted, and when.',
    ],
  },
  {
    id: 'not',
    title: 'What we don’t do',
    paragraphs: [
      'We don’t sell your personal information or share it for cross-site advertising, as the California Consumer Privacy Act and other state laws define it. No decision about you is made by software alone, and we don’t knowingly keep anything about children under 13.',
    ],
  },
  {
    id: 'cookies',
    title: 'Cookies and counting',
    paragraphs: [
      `We set two cookies, and both are necessary. One keeps you signed in. The other remembers for ${uploadLimits.visitorDays} days which photos and favorites are yours before you have an account. Your browser also keeps an unfinished quiz, and signing out clears it.`,
      'We count page views without identifiers. We load a tag manager, analytics or a messenger only if you say yes, and never when your browser says no through Global Privacy Control.',
    ],
  },
  {
    id: 'gpc',
    title: 'Global Privacy Control',
    paragraphs: [
      'We honor the signal as a request to opt out of sale and sharing, for the browser that sends it and the account signed in there. You don’t have to do anything else.',
    ],
  },
  {
    id: 'others',
    title: 'Who else sees it',
    paragraphs: ['Only companies that do part of the work for us, under contract, and only what that part needs:'],
    points: [
      'The card provider, to take and return payments.',
      'Makers and delivery crews: name, address and phone for the pieces you ordered.',
      'Email and hosting companies, to send and store it for us.',
      'Google or Facebook, if you sign in with one of them.',
      'A court or an agency, if the law requires it.',
    ],
  },
  {
    id: 'how-long',
    title: 'How long',
    paragraphs: ['Only as long as we need it:'],
    points: [
      `Photos sent and favorites saved without an account: ${uploadLimits.visitorDays} days.`,
      `A deleted account: closed right away and erased after ${erasureDays} days, or ${erasureDays} days after your last order or return is done. We keep orders for tax records, without your name.`,
      `Messages from the contact form: until we’ve answered and no longer need them. To stop spam, we keep a scrambled form of the network address for ${hours === 1 ? 'an hour' : `${hours} hours`}.`,
      'Reviews you write: until you withdraw them. Everyone sees them with your first name and state once we’ve read them. If you delete your account, they’re hidden right away and erased with the rest.',
      `Swatch requests: ${swatchLimits.againAfterDays} days after you ask, once they’re mailed.`,
      'The newsletter: until you unsubscribe, in one click.',
    ],
  },
  {
    id: 'rights',
    title: 'Your rights, in every state',
    paragraphs: [
      'California, Colorado, Connecticut, Texas, Virginia and others give their residents rights over their data. We give the same rights to everyone:',
    ],
    points: [
      'To know what we keep, and to get a copy in a common format.',
      'To correct what’s wrong.',
      'To have it deleted, unless the law requires us to keep it.',
      'To opt out of sale, sharing and profiling, which we don’t do.',
      'To be treated no differently for asking, and to appeal if we say no.',
    ],
  },
  {
    id: 'asking',
    title: 'How to ask',
    paragraphs: [
      `Use Account settings, or the contact form with the topic ‘My data’, or write to ${email} or ${postalAddress}, or call ${phone}. Someone else can ask for you with your signed permission. We use your email address to make sure it’s you, and we answer within 45 days.`,
    ],
  },
  {
    id: 'safe',
    title: 'How we keep it safe',
    paragraphs: [
      'Connections are encrypted, and passwords are stored in a form that can’t be reversed. Our staff only see what they need for their work, and we log every change they make. If your data is ever exposed, we’ll tell you.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes',
    paragraphs: ['When this page changes, so does its date. We’ll email account holders before a change takes effect.'],
  },
];
