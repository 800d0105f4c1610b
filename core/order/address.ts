import { z } from 'zod';
import {
  type ShippingProblem,
  type State,
  sanitiseZip,
  shippingProblem,
  stateOfZip,
  zipProblem,
} from '../places/index.ts';
import { storableText, text } from '../texts/index.ts';

const line = (most: number) => storableText.trim().max(most, `Please keep this to ${most} characters.`);
const required = (message: string, most = 120) => line(most).min(1, message);

/** For the driver's call: ten digits, with or without the leading 1. */
const phone = z
  .string()
  .trim()
  .refine((typed) => /^1?\d{10}$/.test(typed.replace(/[\s().+-]/g, '')), text('phone.invalid'));

const fieldOf: Readonly<Record<ShippingProblem, 'state' | 'zip'>> = {
  'shipping.stateRequired': 'state',
  'shipping.zipRequired': 'zip',
  'zip.invalid': 'zip',
};

const fields = z.object({
  name: required('Please enter the name for the delivery.'),
  line1: required('Please enter the street address.'),
  line2: line(120).default(''),
  city: required('Please enter the city.', 80),
  state: z.string().trim().toUpperCase(),
  zip: z.string().transform(sanitiseZip),
  phone,
});

/** Where an order ships: one of the 50 states, DC or Puerto Rico, with a ZIP code in that state. */
export const deliveryAddressSchema = fields
  .check(({ value, issues }) => {
    const problem = shippingProblem(value);
    if (problem) issues.push({ code: 'custom', input: value, path: [fieldOf[problem]], message: text(problem) });
  })
  .transform((address) => ({ ...address, state: deliverableState(address.zip) }));

export type DeliveryAddress = z.infer<typeof deliveryAddressSchema>;

/** The check only passes a ZIP code that's in the chosen state. */
function deliverableState(zip: string): State {
  const state = stateOfZip(zip);
  if (state === 'none') throw new Error(`no state has the zip ${zip}`);
  return state;
}

export type AddressField = Exclude<keyof DeliveryAddress, 'state'>;
export type TypedAddress = Readonly<Record<AddressField, string>>;
export type AddressProblems = Partial<Record<AddressField, string>>;

/** An address from a form. The state comes from the ZIP code, and all problems are reported at once. */
export function readAddress(
  typed: TypedAddress,
): { ok: true; address: DeliveryAddress } | { ok: false; problems: AddressProblems } {
  const zip = zipProblem(typed.zip);
  const state = stateOfZip(sanitiseZip(typed.zip));
  const read = deliveryAddressSchema.safeParse({ ...typed, state });
  if (read.success) return { ok: true, address: read.data };
  const problems: AddressProblems = zip ? { zip: text(zip) } : {};
  for (const { path, message } of read.error.issues) {
    const [field] = path;
    if (isAddressField(field) && field !== 'zip') problems[field] ??= message;
  }
  return { ok: false, problems };
}

const isAddressField = (name: unknown): name is AddressField =>
  typeof name === 'string' && name !== 'state' && Object.hasOwn(fields.shape, name);
