import { type AccountRole, type Capability, can, type Holder, isStaff } from '../account/index.ts';

/** What it takes to see this account among the customers. Colleagues aren't customers: only those who see people do. */
export const capabilityToSee = (customer: AccountRole) =>
  (isStaff(customer) ? 'people.view' : 'customer.view') satisfies Capability;

/** Whether a name on a list can lead to the customer's page. */
export const maySeeCustomer = (viewer: Holder, customer: AccountRole): boolean =>
  can(viewer, 'customer.view') && can(viewer, capabilityToSee(customer));
