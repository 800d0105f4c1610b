/** The error catalog, verbatim, including its misspelling and its raw code. */
export const errorTexts = {
  'customer.retrieveFailed': 'Sorry, there was an error retrieving your customer information.',
  'order.createFailed': 'Sorry, an error occurred when creating your order.',
  'coupon.applyFailed': 'Sorry, there was an error applying your coupon.',
  'coupon.invalid': 'Sorry this Code is not Valid.',
  'profile.updateFailed': 'Sorry, there was an error updating your user profile.',
  'survey.saveFailed': 'Sorry, there was an error saving your survey.',
  'survey.updateFailed': 'Sorry, there was an error updating your survey.',
  'surveys.retrieveFailed': 'There was an error retrieving your surveys.',
  'logout.failed': 'Sorry, an error occurred during logout.',
  'email.inUse': 'That email is already in use.',
  'email.updateFailed': 'Sorry, there was an error updating your email.',
  'password.updateFailed': 'Sorry, there was an error updating your password.',

  'payment.card': '{message}',
  'payment.validation': 'Validation Error, {message}',
  'payment.other': '{message} No charges were made.',

  'signUp.emailInUse': 'This email is already in use. Please Sign In Below.',
  'signUp.weakPassword': 'Password should be at least {shortest} characters.',
  'signUp.unexpected': 'Unexpected error. Please refresh the page and try again.',
  'additionalInfo.emailInUse': 'Email Already In Use. Try signing in!',
  'additionalInfo.unknown': 'An unknown sign-up error has occurred.',

  'social.tooManyRequests': 'Too many requests. Please try again later.',
  'social.popupBlocked': 'Operation blocked by browser.',

  'signIn.emailMissing': 'Please enter an email addresss.',
  'signIn.emailInvalid': 'This email address is invalid.',
  'signIn.disabled': 'This account has been disabled.',
  'signIn.notFound': 'user-not-found',
  'signIn.wrongPassword': 'The password does not match the account.',
  'signIn.network': 'A network error has occurred. Please try again later.',
  'signIn.unknown': 'An unknown login error has occurred. {error}',
} as const;
