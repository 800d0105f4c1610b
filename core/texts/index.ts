export { additionalInfoText, signInText, signUpText, socialSignInText } from './account-text.ts';
export {
  formatDay,
  formatList,
  formatLongMoment,
  formatMoment,
  formatMonthDay,
  formatNumber,
  formatShortMoment,
  formatTime,
  formatWeekday,
  formatWeekdayMoment,
} from './format.ts';
export { parseJson } from './parse-json.ts';
export { paymentErrorText } from './payment-error-text.ts';
export { holdsStorable, isStorable, storableText } from './storable.ts';
export { type TextKey, type TextParameters, text } from './text.ts';
export { tooManyText } from './too-many-text.ts';
