import { z } from 'zod';
import { emailQuestionSchema, passwordResetSchema, profilePatchSchema, profileSchema } from '#core/account/index.ts';
import type { ApiEntry } from '../http/openapi/entry.ts';

const group = 'Account';
const email = z.string();
const password = z.string();
/** The auth library answers these routes itself, with its own error format. */
const signedIn = z.looseObject({ user: z.looseObject({ id: z.string(), email }) });
const libraryErrors = 'Failures of this call have the shape { code, message }.';

export const accountEntries: readonly ApiEntry[] = [
  {
    method: 'post',
    path: '/api/auth/sign-up/email',
    group,
    summary: 'Creates an account and signs it in; the session is a cookie',
    notes: libraryErrors,
    body: z.object({ email, password, name: z.string(), firstName: z.string() }),
    answer: signedIn,
    fails: { 422: 'The e-mail address has an account already.' },
  },
  {
    method: 'post',
    path: '/api/auth/sign-in/email',
    group,
    summary: 'Signs in by e-mail and password; the session is a cookie',
    notes: libraryErrors,
    body: z.object({ email, password }),
    answer: signedIn,
    fails: { 401: 'The email address and password don’t match.' },
  },
  {
    method: 'post',
    path: '/api/auth/sign-out',
    group,
    summary: 'Ends the session',
    notes: libraryErrors,
    answer: z.looseObject({ success: z.boolean() }),
  },
  {
    method: 'post',
    path: '/api/newCheckIfEmailExists',
    group,
    summary: 'Has this e-mail address an account?',
    body: emailQuestionSchema,
    answer: z.object({ exists: z.boolean() }),
    fails: { 429: 'Asked too often from one network address.' },
  },
  {
    method: 'post',
    path: '/api/sendPasswordReset',
    group,
    summary: 'Mails a link to choose a new password',
    notes: 'The answer is the same whether the address has an account or not.',
    body: passwordResetSchema,
    answer: z.object({ sent: z.boolean() }),
    fails: { 429: 'Asked too often for one address, or from one network address.' },
  },
  {
    method: 'get',
    path: '/api/users/:uid',
    group,
    summary: 'The profile',
    needs: 'sign-in',
    answer: profileSchema,
  },
  {
    method: 'patch',
    path: '/api/users/:uid',
    group,
    summary: 'Merges the given fields into the profile',
    notes: 'E-mail address and password have pages of their own: they ask for the password first.',
    needs: 'sign-in',
    body: profilePatchSchema,
    answer: profileSchema,
  },
];
