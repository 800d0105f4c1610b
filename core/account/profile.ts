import { z } from 'zod';
import { isState, sanitiseZip, stateOfZip } from '../places/index.ts';
import { text } from '../texts/index.ts';
import { firstNameSchema, lastNameSchema } from './forms.ts';
import { accountRoles } from './roles.ts';

const nullableText = z.string().nullable();
const moment = z.iso.datetime();

/** The profile in the API, with the specification's field names. */
export const profileSchema = z.strictObject({
  first_name: z.string(),
  last_name: nullableText,
  email_address: z.string(),
  email_verified: z.boolean(),
  displayname: nullableText,
  zip_main: nullableText,
  user_type: z.enum(accountRoles),
  social_id: nullableText,
  phone_number_main: nullableText,
  firestore_reference_userId: z.string(),
  date_createdAt: moment,
  date_creationTime: moment,
  date_deleted: moment.nullable(),
  isDeleted: z.boolean(),
  shipping_name: nullableText,
  shipping_zip: nullableText,
  shipping_state: nullableText,
  payment_customer_id: nullableText,
  selectionFeeOrderId: nullableText,
  selectionFeeOrderStatus: z.enum(['open', 'complete']).nullable(),
});
export type Profile = z.infer<typeof profileSchema>;

const zip = z
  .string()
  .overwrite(sanitiseZip)
  .refine((value) => stateOfZip(value) !== 'none', { error: text('zip.invalid') });
/** The way people write phone numbers: digits with spaces, dots, dashes and parentheses, maybe a country code. */
export const isPhone = (value: string) => /^\+?[\d\s().-]{7,24}$/.test(value) && value.replace(/\D/g, '').length >= 7;
const phone = z
  .string()
  .trim()
  .refine(isPhone, { error: text('phone.invalid') });

/** What customers may change themselves. Email and password have their own acts; the rest only we change. */
export const profilePatchSchema = z
  .strictObject({
    first_name: firstNameSchema,
    last_name: lastNameSchema.nullable(),
    displayname: lastNameSchema.nullable(),
    phone_number_main: phone.nullable(),
    zip_main: zip.nullable(),
    shipping_name: lastNameSchema.nullable(),
    shipping_zip: zip.nullable(),
    shipping_state: z
      .string()
      .refine(isState, { error: text('shipping.stateRequired') })
      .nullable(),
  })
  .partial();
export type ProfilePatch = z.infer<typeof profilePatchSchema>;

/** Receipts and boards are always emailed; these emails can be turned off. */
export const notificationChoicesSchema = z.strictObject({
  /** An email when the specialist writes while the customer is away. */
  messages: z.boolean(),
  /** An email before the fee's year runs out, or about an unfinished quiz. */
  reminders: z.boolean(),
});
export type NotificationChoices = z.infer<typeof notificationChoicesSchema>;

export const defaultNotificationChoices: NotificationChoices = { messages: true, reminders: true };
