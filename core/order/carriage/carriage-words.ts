import type { Carriage } from './carriage.ts';

/** How a piece gets back to us and what that costs, before a return is asked for. */
export const carriageWords: Readonly<Record<Carriage, string>> = {
  parcel: 'Sending it back costs you nothing: you’ll get a label to print.',
  'pick-up': 'Sending it back costs you nothing: we’ll pick it up on a day you choose.',
};

/** The same for staff, once it's asked for. */
export const staffCarriageWords: Readonly<Record<Carriage, string>> = {
  parcel: 'Comes back as a package, with our label',
  'pick-up': 'We pick it up',
};
