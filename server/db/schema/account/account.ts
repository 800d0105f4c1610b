import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accountRoles } from '#core/account/index.ts';
import { at, createdAt, id, oneOf, updatedAt } from '../columns.ts';

/** A person. The sign-in library stores its user here, next to the spec's profile fields. */
export const account = pgTable(
  'account',
  {
    id: id(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    role: text('role', { enum: accountRoles }).notNull().default('customer'),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    displayName: text('display_name'),
    zipMain: text('zip_main'),
    userType: text('user_type'),
    socialId: text('social_id'),
    phoneNumberMain: text('phone_number_main'),
    shippingName: text('shipping_name'),
    shippingZip: text('shipping_zip'),
    shippingState: text('shipping_state'),
    paymentCustomerId: text('payment_customer_id'),
    termsVersion: text('terms_version'),
    termsAcceptedAt: at('terms_accepted_at'),
    twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
    /** May we email them when the specialist writes, and before something expires? */
    notifyMessages: boolean('notify_messages').notNull().default(true),
    notifyReminders: boolean('notify_reminders').notNull().default(true),
    disabledAt: at('disabled_at'),
    deletedAt: at('deleted_at'),
    /** The email of a deleted account, which a new account may use; kept until the personal data is erased. */
    formerEmail: text('former_email'),
    erasedAt: at('erased_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('account_email_key').on(sql`lower(${table.email})`),
    uniqueIndex('account_payment_customer_key').on(table.paymentCustomerId),
    index('account_search_index').using(
      'gin',
      sql`${table.email} gin_trgm_ops`,
      sql`${table.name} gin_trgm_ops`,
      sql`${table.firstName} gin_trgm_ops`,
    ),
    index('account_role_index').on(table.role),
    // The studio's list of customers: finds its newest page without reading the rest.
    index('account_customers_index')
      .on(table.createdAt, table.id)
      .where(sql`${table.role} = 'customer' and ${table.deletedAt} is null`),
    index('account_to_erase_index')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null and ${table.erasedAt} is null`),
    oneOf('account_role_check', table.role, accountRoles),
  ],
);
