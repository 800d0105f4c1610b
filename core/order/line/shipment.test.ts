import { describe, expect, it } from 'vitest';
import { carrierOf, shipmentSchema } from '../index.ts';

describe('a shipment', () => {
  it('names a carrier we know and a tracking number', () => {
    expect(shipmentSchema.parse({ carrier: 'ups', tracking: ' 1Z 999 ' })).toEqual({
      carrier: 'ups',
      tracking: '1Z 999',
    });
    const problems = (given: object) => shipmentSchema.safeParse(given).error?.issues.map(({ message }) => message);
    expect(problems({ carrier: 'owl', tracking: '' })).toEqual([
      'Please choose a carrier.',
      'Please enter the tracking number.',
    ]);
    expect(problems({ carrier: 'ups', tracking: '<b>' })).toHaveLength(1);
  });

  it('can be followed where its carrier has a page for that', () => {
    expect(carrierOf('ups', '1Z 9&x')).toEqual({ name: 'UPS', href: 'https://www.ups.com/track?tracknum=1Z%209%26x' });
    expect(carrierOf('freight', '77')).toEqual({ name: 'Maker’s truck', href: null });
    expect(carrierOf('fedex', null)).toEqual({ name: 'FedEx', href: null });
    expect(carrierOf(null, null)).toBeNull();
    expect(carrierOf('toString', '1')).toBeNull();
  });
});
