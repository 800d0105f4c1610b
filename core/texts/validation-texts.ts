/** What a form says about an entry. Letter for letter as the product's owners wrote it: do not improve. */
export const validationTexts = {
  'form.problem': 'There was a problem with your submission.',
  'form.required': 'This response is required.',

  'zip.invalid': 'Please enter a valid shipping zip code.',
  'zip.missing': 'Please enter the Zip Code you will be shipping to.',
  'payment.addressMissing': 'Please check your billing information & shipping zip code.',
  'shipping.stateRequired': 'A shipping state is required.',
  'shipping.zipRequired': 'A shipping zip code is required.',
  'onSite.notAvailable': "We're sorry, On-Site Service is not available for your zip code.",

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
  'signIn.wrongCode': 'This code is not valid. Please enter the one that your app shows now.',
  'link.expired': 'This link is no longer valid. It was used already, or it is too old.',
  'password.noneYet': 'You have no password yet. Ask for one with “Forgot password?” first.',
  'account.lastAdmin': 'You are the only admin. Make somebody else one first.',
  'limits.tooMany': 'Too many tries. Please try again in {wait}.',
  'signIn.passwordTooShort': 'This password is invalid (too short).',

  'measurements.required': 'All measurement fields above are required.',
  'style.required': 'Please choose your favorite style.',

  'upload.typeNotAllowed': 'File type {type} is not allowed. Please upload only images.',
  'upload.imagesOnly': 'Only image files are allowed.',
  'upload.tooFew': 'Please upload at least {n} files.',
  'upload.tooMany': 'Please upload between {min} and {max} files.',
} as const;
