/** The version of the terms that sign-up and payment accept: the day it came into force. */
export const termsVersion = '2026-11-16';
