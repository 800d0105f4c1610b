import { describe, expect, it } from 'vitest';
import { deliverableStates, places } from '../places/index.ts';
import { deliveryAddressSchema, readAddress } from './index.ts';

const address = {
  name: ' June Tran ',
  line1: '48 Oak Street',
  city: 'Somerville',
  state: 'MA',
  zip: '02143',
  phone: '(617) 555-0148',
};
const problem = (changes: object) => {
  const read = deliveryAddressSchema.safeParse({ ...address, ...changes });
  return read.success ? null : read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
};

describe('a delivery address', () => {
  it('has name, lines, city, state, zip and phone', () => {
    expect(deliveryAddressSchema.parse(address)).toEqual({ ...address, name: 'June Tran', line2: '' });
    expect(deliveryAddressSchema.parse({ ...address, state: 'ma', zip: '02143 ' })).toMatchObject({
      state: 'MA',
      zip: '02143',
    });
  });

  it('has a zip that lies in its state', () => {
    expect(problem({ state: 'NY' })).toEqual(['zip: Please enter a valid shipping zip code.']);
    expect(problem({ zip: '06390' })).toEqual(['zip: Please enter a valid shipping zip code.']);
    expect(problem({ zip: '06390', state: 'NY' })).toBeNull();
    expect(problem({ zip: '00901', state: 'PR' })).toBeNull();
    expect(problem({ zip: '20001', state: 'DC' })).toBeNull();
    expect(problem({ zip: '' })).toEqual(['zip: A shipping zip code is required.']);
    expect(problem({ state: '' })).toEqual(['state: A shipping state is required.']);
  });

  it('is in one of the 50 states, DC or Puerto Rico', () => {
    expect(deliverableStates).toHaveLength(52);
    const elsewhere = places.filter(
      ({ abbreviation }) => !deliverableStates.some((s) => s.abbreviation === abbreviation),
    );
    expect(elsewhere.length).toBeGreaterThan(0);
    for (const { abbreviation } of elsewhere) {
      expect(problem({ state: abbreviation, zip: '96910' })).toEqual(['state: A shipping state is required.']);
    }
    expect(problem({ zip: '09012' })).toEqual(['zip: Please enter a valid shipping zip code.']);
  });

  it('names what is missing', () => {
    expect(problem({ name: ' ' })).toEqual(['name: Please enter the name for the delivery.']);
    expect(problem({ line1: '' })).toEqual(['line1: Please enter the street address.']);
    expect(problem({ city: '' })).toEqual(['city: Please enter the city.']);
    for (const phone of ['', '555-0148', 'call me', '617555014812']) {
      expect(problem({ phone })).toEqual(['phone: Please enter a valid phone number.']);
    }
    expect(problem({ phone: '+1 617 555 0148' })).toBeNull();
  });
});

it.each(['name', 'line1', 'line2', 'city'])('a sign that cannot be kept is refused in the %s', (field) => {
  for (const sign of ['\0', '\ud800']) {
    expect(problem({ [field]: `Oak ${sign} Oak` })).toEqual([
      `${field}: This has a character we can’t read. Please type it again.`,
    ]);
  }
});

describe('an address typed into a form', () => {
  const { state: _, ...rest } = address;
  const typed = { ...rest, line2: '' };

  it('takes its state from the zip', () => {
    const read = readAddress({ ...typed, zip: ' 02143' });
    expect(read).toMatchObject({ ok: true, address: { state: 'MA', zip: '02143', name: 'June Tran' } });
    expect(readAddress({ ...typed, zip: '06390' })).toMatchObject({ ok: true, address: { state: 'NY' } });
  });

  it('lists everything that’s wrong at once', () => {
    expect(readAddress({ name: '', line1: '', line2: '', city: '', zip: '09012', phone: '1' })).toEqual({
      ok: false,
      problems: {
        name: 'Please enter the name for the delivery.',
        line1: 'Please enter the street address.',
        city: 'Please enter the city.',
        phone: 'Please enter a valid phone number.',
        zip: 'Please enter a valid shipping zip code.',
      },
    });
    expect(readAddress({ ...typed, zip: '' })).toEqual({
      ok: false,
      problems: { zip: 'Please enter the Zip Code you will be shipping to.' },
    });
  });
});
