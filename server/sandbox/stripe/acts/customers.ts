import { z } from 'zod';
import { change, find, insert } from '../books/records.ts';
import { customerObject } from '../objects/customer.ts';
import { emit } from '../webhooks/emit.ts';
import { type Call, done, endpoint } from '../wire/call.ts';
import { clearable, email, expand, metadata, shipping } from '../wire/fields.ts';
import { newId } from '../wire/ids.ts';
import { missing } from '../wire/refusal.ts';
import { given, mergeMetadata } from './given.ts';

const params = z.strictObject({
  name: clearable,
  email,
  phone: clearable,
  description: clearable,
  shipping,
  metadata,
  expand,
});

export const customerEndpoints = [
  endpoint('post', '/v1/customers', { params, act: createCustomer }),
  endpoint('get', '/v1/customers/:id', { params: z.strictObject({ expand }), act: retrieveCustomer }),
  endpoint('post', '/v1/customers/:id', { params, act: updateCustomer }),
];

async function createCustomer(call: Call<z.output<typeof params>>) {
  const { name, email, phone, description, shipping, metadata } = call.params;
  const row = await insert(call.tx, 'customers', {
    id: newId('cus'),
    created: call.now,
    name: name ?? null,
    email: email ?? null,
    phone: phone ?? null,
    description: description ?? null,
    shipping: shipping ?? null,
    metadata: mergeMetadata({}, metadata),
  });
  await emit(call, ['customer.created', customerObject(row)]);
  return done(customerObject(row));
}

async function retrieveCustomer(call: Call<unknown>) {
  return done(customerObject(await customer(call)));
}

async function updateCustomer(call: Call<z.output<typeof params>>) {
  const row = await customer(call);
  const { metadata, expand: _, ...fields } = call.params;
  const changed = await change(call.tx, 'customers', row, {
    ...given(fields),
    ...(metadata === undefined ? {} : { metadata: mergeMetadata(row.metadata, metadata) }),
  });
  await emit(call, ['customer.updated', customerObject(changed)]);
  return done(customerObject(changed));
}

async function customer({ tx, id }: Call<unknown>) {
  const row = await find(tx, 'customers', id);
  if (!row) throw missing('customer', id, 'id');
  return row;
}
