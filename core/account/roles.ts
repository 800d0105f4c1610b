/** A visitor has no account; the other roles belong to one. */
export const roles = ['visitor', 'customer', 'specialist', 'admin'] as const;
export type Role = (typeof roles)[number];

export const accountRoles = ['customer', 'specialist', 'admin'] as const satisfies readonly Role[];
export type AccountRole = (typeof accountRoles)[number];

export const staffRoles = ['specialist', 'admin'] as const satisfies readonly Role[];
export type StaffRole = (typeof staffRoles)[number];

export function isStaff(role: Role): role is StaffRole {
  return role === 'specialist' || role === 'admin';
}
