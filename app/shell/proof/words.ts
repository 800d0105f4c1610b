export const proofWords = {
  title: 'Confirm it’s you',
  lead: 'It’s been a while since you last signed in. To go on, enter your password again.',
  leadCode:
    'It’s been a while since you last signed in. To go on, enter the six digits your authenticator app shows, or one of your recovery codes.',
  leadSocial: 'It’s been a while since you last signed in. To go on, sign in with the same account again.',
  leadPasskey: 'It’s been a while since you last signed in. To go on, use your passkey.',
  leadFactor:
    'To change how your account is protected, enter the six digits your authenticator app shows, or one of your recovery codes.',
  leadFactorPasskey: 'To change how your account is protected, use your passkey.',
  noWay: 'Your account has no password yet. Set one in your account settings, then come back and press again.',
  password: 'Your password',
  code: 'Code',
  confirm: 'Confirm',
  useCode: 'Use a code from my app instead',
  usePassword: 'Use my password instead',
  otherAccount: 'That’s a different account. Please sign in with the one you were using.',
  signedOutTitle: 'Sign in again',
  signedOutLead:
    'You were signed out because nothing happened for a while. Sign in to finish what you started. What you entered is still here.',
} as const;
