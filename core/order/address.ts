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

function checkZip({ value, issues }: z.core.ParsePayload<{ state: string; zip: string }>): void {
  const problem = shippingProblem(value);
  if (problem) issues.push({ code: 'custom', input: value, path: [fieldOf[problem]], message: text(problem) });
}

/** Where an order ships: one of the 50 states, DC or Puerto Rico, with a ZIP code in that state. */
export const deliveryAddressSchema = fields
  .check(checkZip)
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
  const read = deliveryAddressSchema.safeParse(withState(typed));
  return read.success ? { ok: true, address: read.data } : { ok: false, problems: problemsOf(typed, read.error) };
}

/** For a letter, which needs no phone number. */
const postalAddressSchema = fields
  .omit({ phone: true })
  .check(checkZip)
  .transform((address) => ({ ...address, state: deliverableState(address.zip) }));
export type PostalAddress = z.infer<typeof postalAddressSchema>;
export type PostalField = Exclude<AddressField, 'phone'>;

/** The same for something that goes by mail. */
export function readPostalAddress(
  typed: Readonly<Record<PostalField, string>>,
): { ok: true; address: PostalAddress } | { ok: false; problems: AddressProblems } {
  const read = postalAddressSchema.safeParse(withState(typed));
  return read.success ? { ok: true, address: read.data } : { ok: false, problems: problemsOf(typed, read.error) };
}

const withState = <Typed extends { readonly zip: string }>(typed: Typed) => ({
  ...typed,
  state: stateOfZip(sanitiseZip(typed.zip)),
});

function problemsOf(typed: { readonly zip: string }, { issues }: z.ZodError): AddressProblems {
  const zip = zipProblem(typed.zip);
  const problems: AddressProblems = zip ? { zip: text(zip) } : {};
  for (const { path, message } of issues) {
    const [field] = path;
    if (isAddressField(field) && field !== 'zip') problems[field] ??= message;
  }
  return problems;
}

const isAddressField = (name: unknown): name is AddressField =>
  typeof name === 'string' && name !== 'state' && Object.hasOwn(fields.shape, name);
