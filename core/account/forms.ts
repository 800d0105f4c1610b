import { z } from 'zod';
import { text } from '../texts/index.ts';
import { normaliseEmail, validEmail } from './email.ts';
import { type NewPasswordRules, passwordProblemText, signInPasswordProblem } from './password.ts';
import { passwordRules } from './password-rules.ts';

/** The fields of the account forms, each with its own error messages. */
const longestName = 80;

/** A name can be anything except control characters, and stays on one line. */
const tidyName = (typed: string) =>
  typed
    .replace(/\p{C}+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

export const firstNameSchema = z
  .string(text('firstName.required'))
  .overwrite(tidyName)
  .min(1, text('firstName.required'))
  .max(longestName);
export const lastNameSchema = z.string().overwrite(tidyName).max(longestName);

export const emailSchema = z
  .string(text('email.invalid'))
  .overwrite(normaliseEmail)
  .refine(validEmail, { error: text('email.invalid') });

export const newPasswordSchema = (rules: NewPasswordRules) =>
  z.string(text('password.tooShort', { shortest: rules.shortest })).superRefine((password, context) => {
    const message = passwordProblemText(password, rules);
    if (message) context.addIssue({ code: 'custom', message });
  });

const matching = (form: { password: string; repeat: string }) => form.password === form.repeat;
const mismatch = { path: ['repeat'], error: text('password.mismatch') };

export const registrationSchema = (rules: NewPasswordRules) =>
  z
    .object({
      firstName: firstNameSchema,
      email: emailSchema,
      password: newPasswordSchema(rules),
      repeat: z.string(text('password.mismatch')),
    })
    .refine(matching, mismatch);
export type Registration = z.infer<ReturnType<typeof registrationSchema>>;

/** For the additional-info modal and the quiz's basic sign-up, where the password comes later. */
export const basicRegistrationSchema = z.object({ firstName: firstNameSchema, email: emailSchema });
export type BasicRegistration = z.infer<typeof basicRegistrationSchema>;

/** For the step that completes a basic registration, and for the page behind an emailed reset link. */
export const choosePasswordSchema = (rules: NewPasswordRules) =>
  z
    .object({ password: newPasswordSchema(rules), repeat: z.string(text('password.mismatch')) })
    .refine(matching, mismatch);

/** The sign-in modal has its own error messages. */
export const signInSchema = z.object({
  email: z
    .string(text('signIn.emailMissing'))
    .overwrite(normaliseEmail)
    .min(1, { error: text('signIn.emailMissing'), abort: true })
    .refine(validEmail, { error: text('signIn.emailInvalid') }),
  password: z.string(text('signIn.passwordTooShort')).superRefine((password, context) => {
    const problem = signInPasswordProblem(password);
    if (problem) context.addIssue({ code: 'custom', message: text(problem) });
    else if (password.length > passwordRules.longest) {
      context.addIssue({ code: 'custom', message: text('signIn.wrongPassword') });
    }
  }),
});
export type SignIn = z.infer<typeof signInSchema>;

export const passwordResetSchema = z.object({ to: emailSchema });
export const emailQuestionSchema = z.object({ email: emailSchema });
