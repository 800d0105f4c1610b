export { additionalInfoText, paymentErrorText, signInText, signUpText, socialSignInText } from './by-code.ts';
export { type TextKey, type TextParameters, text } from './text.ts';
