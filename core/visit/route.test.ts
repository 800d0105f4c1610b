import { describe, expect, it } from 'vitest';
import { directionsTo, inRouteOrder } from './index.ts';

describe('the day’s route', () => {
  it('goes by zip code, then by street, counting house numbers', () => {
    const stops = [
      { id: 'visit_1', zip: '11215', street: '1 Elm Street' },
      { id: 'visit_2', zip: '11201', street: '12 Oak Street' },
      { id: 'visit_4', zip: '11201', street: '9 Oak Street' },
      { id: 'visit_3', zip: '11201', street: '9 Oak Street' },
      { id: 'visit_5', zip: '10001', street: '' },
    ];
    const order = ['visit_5', 'visit_3', 'visit_4', 'visit_2', 'visit_1'];
    expect(inRouteOrder(stops).map(({ id }) => id)).toEqual(order);
    expect(inRouteOrder(stops.toReversed()).map(({ id }) => id)).toEqual(order);
    expect(inRouteOrder([])).toEqual([]);
  });

  it('leads to the address as typed, whatever is in it, and nowhere without a street', () => {
    expect(directionsTo({ street: '12 Oak Street, #4&B', zip: '11201' })).toBe(
      'https://www.google.com/maps/dir/?api=1&destination=12%20Oak%20Street%2C%20%234%26B%2C%2011201%2C%20USA',
    );
    expect(directionsTo({ street: '', zip: '11201' })).toBeNull();
  });
});
