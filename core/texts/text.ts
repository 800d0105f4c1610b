import { errorTexts } from './error-texts.ts';

/** Form messages. The product's owners wrote them, so keep them verbatim, even where they could be better. */
const validationTexts = {
  'form.problem': 'There was a problem with your submission.',
  'form.required': 'This response is required.',

  'zip.invalid': 'Please enter a valid shipping zip code.',
  'zip.missing': 'Please enter the Zip Code you will be shipping to.',
  'zip.otherState': '{zip} is in {state}. Pick {state}, or correct the zip code.',
  'payment.addressMissing': 'Please check your billing information & shipping zip code.',
  'shipping.stateRequired': 'A shipping state is required.',
  'shipping.zipRequired': 'A shipping zip code is required.',
  'onSite.notAvailable': "We're sorry, On-Site Service is not available for your zip code.",
  'onSite.paused': 'We aren’t booking home visits right now. You can measure the room yourself in about ten minutes.',

  'firstName.required': 'A First Name is Required.',
  'email.invalid': 'Please enter a valid email address',
  'email.accountExists': 'Account already exists for this email address, please sign in!',
  'phone.invalid': 'Please enter a valid phone number.',
  'password.tooShort': 'Passwords must be {shortest} characters or more.',
  'password.tooLong': 'Passwords must be 128 characters or fewer.',
  'password.tooCommon': 'Please choose a less common password.',
  'password.onlySpaces': 'A password needs more than spaces.',
  'password.mismatch': 'Passwords do not match.',
  'signIn.secondFactor': 'Please sign in with your password and your second factor.',
  'signIn.wrongCode': 'That code didn’t work. Please enter the one your app is showing now.',
  'signIn.over': 'You’re signed out. Please sign in again.',
  'proof.needed': 'Please confirm it’s you first.',
  'factor.alreadyOn': 'Your second factor is on already. To use another app, turn it off first.',
  'factor.staffNeedIt': 'The studio needs a second factor, so yours stays on.',
  'factor.notOn': 'Your second factor is off. Reload the page to see how it is now.',
  'passkey.failed': 'That didn’t work with this passkey. Please try again, or sign in another way.',
  'passkey.unsupported': 'This browser can’t use passkeys here. Please sign in another way.',
  'passkey.tooMany': 'You have ten passkeys already. Remove one you no longer use first.',
  'link.expired': 'This link is no longer valid. It has been used already, or it’s too old.',
  'password.noneYet': 'You have no password yet. Ask for one with “Forgot password?” first.',
  'account.lastAdmin': 'You’re the only admin. Make someone else an admin first.',
  'account.lastOwner': 'You’re the only owner. Make someone else an owner first.',
  'limits.tooMany': 'Too many tries. Please try again in {wait}.',
  'signIn.passwordTooShort': 'This password is invalid (too short).',

  'measurements.required': 'All measurement fields above are required.',
  'pieces.required': 'Choose at least one piece for us to find.',
  'style.required': 'Please choose your favorite style.',

  'upload.typeNotAllowed': 'File type {type} is not allowed. Please upload only images.',
  'upload.imagesOnly': 'Only image files are allowed.',
  'upload.tooFew': 'Please upload at least {n} files.',
  'upload.tooMany': 'Please upload between {min} and {max} files.',
} as const;

/** What the product says when something went well or is still to come. */
const noticeTexts = {
  'notice.success': 'Success',
  'notice.emailSent': 'Email Sent',
  'quizComplete.thanks':
    'Thanks for taking our survey. Your customized style boards will be ready within {hours} hours!',
  'quizComplete.oneStepLeft': 'One step left',
  'offer.note': '(offer not valid with any other promotions)',
} as const;

export const texts = { ...validationTexts, ...errorTexts, ...noticeTexts } as const;

export type TextKey = keyof typeof texts;

type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;

/** The parameters a text names in braces; [] if it has none. */
export type TextParameters<Key extends TextKey> = [Names<(typeof texts)[Key]>] extends [never]
  ? []
  : [parameters: Readonly<Record<Names<(typeof texts)[Key]>, string | number>>];

/** The text for a key with its parameters filled in. One pass, so braces inside a parameter stay as they are. */
export function text<Key extends TextKey>(key: Key, ...[parameters]: TextParameters<Key>): string {
  const values: Readonly<Record<string, string | number>> = parameters ?? {};
  return texts[key].replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`text '${key}' needs the parameter '${name}'`);
    return String(value);
  });
}
