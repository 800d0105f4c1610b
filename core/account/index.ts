export { type Capability, can, capabilities, type Holder } from './can.ts';
export { type AccountRole, accountRoles, isStaff, type Role, roles, type StaffRole, staffRoles } from './roles.ts';
