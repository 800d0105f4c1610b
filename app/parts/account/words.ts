/** What the account forms say; what they complain about is in core/texts. */
export const accountWords = {
  firstName: 'First name',
  email: 'Email',
  password: 'Password',
  repeat: 'Repeat password',
  create: 'Create account',
  consent: 'By continuing you accept our',
  terms: 'terms of service',
  and: 'and',
  privacy: 'privacy policy',
  haveAccount: 'Have an account already?',
  signIn: 'Sign in!',
} as const;
