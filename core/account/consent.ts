/** The version of the terms accepted at sign-up and payment, named by the day it took effect. */
export const termsVersion = '2026-11-18';
