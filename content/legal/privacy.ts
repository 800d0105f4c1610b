import { erasureDays, termsVersion } from '#core/account/index.ts';
import { uploadLimits } from '#core/media/index.ts';
import { dayWords } from '#core/promotion/index.ts';
import { limits, productName } from '#core/settings/index.ts';
import { swatchLimits } from '#core/swatch/index.ts';
import type { House, LegalSection } from './section.ts';

export const privacyInForce = `In force since ${dayWords(termsVersion)}`;

/** Four sentences for people who read no further. */
export const privacyInShort: readonly string[] = [
  'We keep what we need to furnish your room, deliver it and stand behind it.',
  'We do not sell or share your data, and show no advertising.',
  'Visits are counted without names, cookies or device identifiers.',
  'You can see, correct, take along and delete what we have.',
];

const hours = Math.max(...limits.contact.map(({ seconds }) => seconds)) / 3600;

export const privacySections = ({ legalName, postalAddress, phone, email }: House): readonly LegalSection[] => [
  {
    id: 'what',
    title: 'What we keep, and why',
    paragraphs: [`${legalName} is responsible for the data on ${productName}. This is all of it:`],
    points: [
      'Your name, email address and, if you give them, phone and addresses: to make an account, deliver and answer.',
      'Your quiz answers, measurements and notes: to make your boards.',
      'Photos and floor plans you upload: for your specialist. The place and time your phone writes into them are removed on arrival.',
      'Boards, choices, orders, returns and messages: to do what you asked, and because tax law wants the orders.',
      'What the card provider tells us: the brand and last four digits of a card, and whether it paid. We never see the number.',
      'Which version of our terms you accepted, and when.',
    ],
  },
  {
    id: 'not',
    title: 'What we do not do',
    paragraphs: [
      'We do not sell personal information or share it for advertising across sites, in the sense of the California Consumer Privacy Act or any other state’s law. We make no decisions about you by machine alone, and we knowingly keep nothing about children under 13.',
    ],
  },
  {
    id: 'cookies',
    title: 'Cookies and counting',
    paragraphs: [
      `We set two cookies, both needed: one keeps you signed in, one remembers for ${uploadLimits.visitorDays} days which photos and favorites are yours before you have an account. Your browser also keeps an unfinished quiz; signing out clears it.`,
      'Pages are counted without identifiers. A tag manager, analytics or a messenger is loaded only if you say yes, and never when your browser says no by the Global Privacy Control.',
    ],
  },
  {
    id: 'gpc',
    title: 'Global Privacy Control',
    paragraphs: [
      'We honor the signal as a request to opt out of sale and sharing, for the browser that sends it and for the account that is signed in there. There is nothing else to click.',
    ],
  },
  {
    id: 'others',
    title: 'Who else sees it',
    paragraphs: ['Only those who do a part of the work for us, under contract, and only that part:'],
    points: [
      'The card provider, to take and return payments.',
      'Makers and delivery crews: name, address and phone for the pieces you ordered.',
      'Mail and hosting companies, who carry and store it for us.',
      'Google or Facebook, if you sign in with one of them.',
      'A court or an authority, where the law compels us.',
    ],
  },
  {
    id: 'how-long',
    title: 'How long',
    paragraphs: ['No longer than its purpose:'],
    points: [
      `Photos sent and favorites saved without an account: ${uploadLimits.visitorDays} days.`,
      `A deleted account: closed at once, erased after ${erasureDays} days, or ${erasureDays} days after your last order or return is done. Orders stay for the tax office, without your name.`,
      `Messages from the contact form: until they are answered and no longer needed. Where they came from on the network is kept unreadable, for ${hours === 1 ? 'an hour' : `${hours} hours`}, to stop spam.`,
      'Reviews you write: until you withdraw them. Everyone sees them with your first name and state once we’ve read them. If you delete your account, they’re hidden at once and erased with the rest.',
      `Swatch requests: ${swatchLimits.againAfterDays} days after you ask, once they’re mailed.`,
      'The newsletter: until you unsubscribe, in one click.',
    ],
  },
  {
    id: 'rights',
    title: 'Your rights, in every state',
    paragraphs: [
      'California, Colorado, Connecticut, Texas, Virginia and others give their residents rights over their data. We give the same ones to everybody:',
    ],
    points: [
      'To know what we keep, and to have a copy of it in a common format.',
      'To correct what is wrong.',
      'To have it deleted, as far as no law makes us keep it.',
      'To opt out of sale, sharing and profiling, which we do not do.',
      'To be treated no differently for asking, and to appeal if we say no.',
    ],
  },
  {
    id: 'asking',
    title: 'How to ask',
    paragraphs: [
      `Use Account settings, or the contact form with the topic ‘My data’, or write to ${email} or ${postalAddress}, or call ${phone}. An agent may ask for you with your signed leave. We check that it is you by your email address, and answer within 45 days.`,
    ],
  },
  {
    id: 'safe',
    title: 'How it is kept safe',
    paragraphs: [
      'Connections are encrypted, passwords are stored in a form that nobody can turn back, staff see what their work needs and every change they make is written down. If something ever leaks that is yours, you hear it from us.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes',
    paragraphs: ['When this page changes, its date changes, and account holders are told by email before it counts.'],
  },
];
