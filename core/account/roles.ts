/** A visitor has no account; the other roles belong to one. A maker comes by a link and has none, either. */
export const roles = ['visitor', 'customer', 'fulfillment', 'support', 'specialist', 'admin', 'owner'] as const;
export type Role = (typeof roles)[number];

export const accountRoles = [
  'customer',
  'fulfillment',
  'support',
  'specialist',
  'admin',
  'owner',
] as const satisfies readonly Role[];
export type AccountRole = (typeof accountRoles)[number];

export const staffRoles = [
  'fulfillment',
  'support',
  'specialist',
  'admin',
  'owner',
] as const satisfies readonly AccountRole[];
export type StaffRole = (typeof staffRoles)[number];

export const isStaff = (role: Role): role is StaffRole => staffRoles.some((one) => one === role);

/** The two roles that run the shop: they may do everything, except that only owners choose who has these roles. */
export const adminRoles = ['admin', 'owner'] as const satisfies readonly StaffRole[];
export const isAdmin = (role: Role): boolean => adminRoles.some((one) => one === role);

/** As it reads in a sentence: “as an admin”. */
export const roleInWords: Readonly<Record<StaffRole, string>> = {
  fulfillment: 'a member of the fulfillment team',
  support: 'a member of the support team',
  specialist: 'a Living Space Specialist',
  admin: 'an admin',
  owner: 'an owner',
};
