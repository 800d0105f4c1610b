import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  additionalInfoText,
  paymentErrorText,
  signInText,
  signUpText,
  socialSignInText,
  type TextKey,
  text,
} from './index.ts';
import { texts } from './text.ts';

/** Copied from the specification, in its order: sections 2, 4, 5 and 8, then decisions. */
const written: readonly [TextKey, string][] = [
  ['zip.invalid', 'Please enter a valid shipping zip code.'],
  ['zip.missing', 'Please enter the Zip Code you will be shipping to.'],
  ['zip.otherState', '{zip} is in {state}. Pick {state}, or correct the zip code.'],
  ['payment.addressMissing', 'Please check your billing information & shipping zip code.'],
  ['shipping.stateRequired', 'A shipping state is required.'],
  ['shipping.zipRequired', 'A shipping zip code is required.'],
  ['onSite.notAvailable', "We're sorry, On-Site Service is not available for your zip code."],
  ['onSite.paused', 'We aren’t booking home visits right now. You can measure the room yourself in about ten minutes.'],
  ['firstName.required', 'A First Name is Required.'],
  ['email.invalid', 'Please enter a valid email address'],
  ['signIn.emailInvalid', 'This email address is invalid.'],
  ['password.tooShort', 'Passwords must be {shortest} characters or more.'],
  ['signIn.passwordTooShort', 'This password is invalid (too short).'],
  ['password.mismatch', 'Passwords do not match.'],
  ['email.accountExists', 'Account already exists for this email address, please sign in!'],
  ['measurements.required', 'All measurement fields above are required.'],
  ['upload.typeNotAllowed', 'File type {type} is not allowed. Please upload only images.'],
  ['upload.imagesOnly', 'Only image files are allowed.'],
  ['upload.tooFew', 'Please upload at least {n} files.'],
  ['upload.tooMany', 'Please upload between {min} and {max} files.'],
  ['pieces.required', 'Choose at least one piece for us to find.'],
  ['style.required', 'Please choose your favorite style.'],
  ['form.required', 'This response is required.'],
  ['form.problem', 'There was a problem with your submission.'],
  ['customer.retrieveFailed', 'Sorry, there was an error retrieving your customer information.'],
  ['order.createFailed', 'Sorry, an error occurred when creating your order.'],
  ['coupon.applyFailed', 'Sorry, there was an error applying your coupon.'],
  ['coupon.invalid', 'Sorry this Code is not Valid.'],
  ['profile.updateFailed', 'Sorry, there was an error updating your user profile.'],
  ['survey.saveFailed', 'Sorry, there was an error saving your survey.'],
  ['survey.updateFailed', 'Sorry, there was an error updating your survey.'],
  ['logout.failed', 'Sorry, an error occurred during logout.'],
  ['email.inUse', 'That email is already in use.'],
  ['email.updateFailed', 'Sorry, there was an error updating your email.'],
  ['password.updateFailed', 'Sorry, there was an error updating your password.'],
  ['surveys.retrieveFailed', 'There was an error retrieving your surveys.'],
  ['payment.card', '{message}'],
  ['payment.validation', 'Validation Error, {message}'],
  ['payment.other', '{message} No charges were made.'],
  ['signUp.emailInUse', 'This email is already in use. Please Sign In Below.'],
  ['signUp.weakPassword', 'Password should be at least {shortest} characters.'],
  ['signUp.unexpected', 'Unexpected error. Please refresh the page and try again.'],
  ['additionalInfo.emailInUse', 'Email Already In Use. Try signing in!'],
  ['additionalInfo.unknown', 'An unknown sign-up error has occurred.'],
  ['social.tooManyRequests', 'Too many requests. Please try again later.'],
  ['social.popupBlocked', 'Operation blocked by browser.'],
  ['signIn.emailMissing', 'Please enter an email addresss.'],
  ['signIn.disabled', 'This account has been disabled.'],
  ['signIn.notFound', 'user-not-found'],
  ['signIn.wrongPassword', 'The password does not match the account.'],
  ['signIn.network', 'A network error has occurred. Please try again later.'],
  ['signIn.unknown', 'An unknown login error has occurred. {error}'],
  ['notice.emailSent', 'Email Sent'],
  ['notice.success', 'Success'],
  ['offer.note', '(offer not valid with any other promotions)'],
  ['password.tooCommon', 'Please choose a less common password.'],
  ['password.onlySpaces', 'A password needs more than spaces.'],
  ['phone.invalid', 'Please enter a valid phone number.'],
  ['signIn.secondFactor', 'Please sign in with your password and your second factor.'],
  ['signIn.wrongCode', 'That code didn’t work. Please enter the one your app is showing now.'],
  ['signIn.over', 'You’re signed out. Please sign in again.'],
  ['proof.needed', 'Please confirm it’s you first.'],
  ['factor.alreadyOn', 'Your second factor is on already. To use another app, turn it off first.'],
  ['factor.staffNeedIt', 'The studio needs a second factor, so yours stays on.'],
  ['factor.notOn', 'Your second factor is off. Reload the page to see how it is now.'],
  ['passkey.failed', 'That didn’t work with this passkey. Please try again, or sign in another way.'],
  ['passkey.unsupported', 'This browser can’t use passkeys here. Please sign in another way.'],
  ['passkey.tooMany', 'You have ten passkeys already. Remove one you no longer use first.'],
  ['link.expired', 'This link is no longer valid. It has been used already, or it’s too old.'],
  ['password.noneYet', 'You have no password yet. Ask for one with “Forgot password?” first.'],
  ['account.lastAdmin', 'You’re the only admin. Make someone else an admin first.'],
  ['account.lastOwner', 'You’re the only owner. Make someone else an owner first.'],
  ['limits.tooMany', 'Too many tries. Please try again in {wait}.'],
  ['password.tooLong', 'Passwords must be 128 characters or fewer.'],
  ['quizComplete.oneStepLeft', 'One step left'],
  [
    'quizComplete.thanks',
    'Thanks for taking our survey. Your customized style boards will be ready within {hours} hours!',
  ],
];

describe('the texts', () => {
  it.each(written)('%s is written letter for letter', (key, expected) => {
    expect(texts[key]).toBe(expected);
  });

  it('are all written here', () => {
    expect(written.map(([key]) => key).sort()).toEqual(Object.keys(texts).sort());
  });

  it('take their parameters', () => {
    expect(text('upload.tooFew', { n: 3 })).toBe('Please upload at least 3 files.');
    expect(text('upload.tooMany', { min: 1, max: 6 })).toBe('Please upload between 1 and 6 files.');
    expect(text('upload.typeNotAllowed', { type: 'application/pdf' })).toBe(
      'File type application/pdf is not allowed. Please upload only images.',
    );
    expect(text('quizComplete.thanks', { hours: 72 })).toBe(
      'Thanks for taking our survey. Your customized style boards will be ready within 72 hours!',
    );
    // As in the specification, with the configured number filled in.
    expect(text('password.tooShort', { shortest: 6 })).toBe('Passwords must be 6 characters or more.');
    expect(text('signUp.weakPassword', { shortest: 6 })).toBe('Password should be at least 6 characters.');
    expect(text('form.required')).toBe('This response is required.');
  });

  it('fill each parameter in once, as it is', () => {
    fc.assert(
      fc.property(fc.string(), (type) => {
        const expected = ['File type ', type, ' is not allowed. Please upload only images.'].join('');
        expect(text('upload.typeNotAllowed', { type })).toBe(expected);
      }),
    );
    expect(text('payment.card', { message: '{message} $& {n}' })).toBe('{message} $& {n}');
  });

  it('need every parameter they name', () => {
    // @ts-expect-error a parameter is missing
    expect(() => text('upload.tooMany', { min: 1 })).toThrow("needs the parameter 'max'");
    // @ts-expect-error all parameters are missing
    expect(() => text('upload.tooFew')).toThrow("needs the parameter 'n'");
  });
});

describe('codes of the error catalog', () => {
  it.each([
    ['email-already-in-use', 'This email is already in use. Please Sign In Below.'],
    ['invalid-email', 'This email address is invalid.'],
    ['weak-password', 'Password should be at least 6 characters.'],
    ['operation-not-allowed', 'Unexpected error. Please refresh the page and try again.'],
    ['anything-else', 'Unexpected error. Please refresh the page and try again.'],
    ['constructor', 'Unexpected error. Please refresh the page and try again.'],
  ])('sign-up %s', (code, expected) => expect(signUpText(code, { shortest: 6 })).toBe(expected));

  it.each([
    ['email-already-in-use', 'Email Already In Use. Try signing in!'],
    ['anything-else', 'An unknown sign-up error has occurred.'],
  ])('additional info %s', (code, expected) => expect(additionalInfoText(code)).toBe(expected));

  it.each([
    ['cancelled-popup-request', 'Too many requests. Please try again later.'],
    ['popup-blocked', 'Operation blocked by browser.'],
    ['popup-closed-by-user', null],
  ])('social %s', (code, expected) => expect(socialSignInText(code)).toBe(expected));

  it.each([
    ['missing-email', 'Please enter an email addresss.'],
    ['invalid-email', 'This email address is invalid.'],
    ['user-disabled', 'This account has been disabled.'],
    ['user-not-found', 'user-not-found'],
    ['wrong-password', 'The password does not match the account.'],
    ['network-request-failed', 'A network error has occurred. Please try again later.'],
    ['internal-error', 'An unknown login error has occurred. internal-error'],
  ])('sign-in %s', (code, expected) => expect(signInText(code)).toBe(expected));

  it('sign-in quotes the error it does not know', () => {
    expect(signInText('x', 'Service unavailable')).toBe('An unknown login error has occurred. Service unavailable');
  });

  it.each([
    ['card_error', 'Your card was declined.', 'Your card was declined.'],
    ['validation_error', 'Your postal code is incomplete.', 'Validation Error, Your postal code is incomplete.'],
    ['api_error', 'Something broke.', 'Something broke. No charges were made.'],
  ])('payment %s', (type, message, expected) => expect(paymentErrorText({ type, message })).toBe(expected));
});
