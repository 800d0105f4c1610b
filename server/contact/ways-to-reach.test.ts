import { describe, expect, it } from 'vitest';
import { waysToReach } from './ways-to-reach.ts';

const legal = { name: 'Hearthline LLC', postalAddress: '1 Street', supportPhone: '(555) 010-0100' };

describe('how a person reaches us', () => {
  it.each([
    ['Hearthline <hello@hearthline.test>', 'hello@hearthline.test'],
    ['hello@hearthline.test', 'hello@hearthline.test'],
  ])('%s', (from, email) => {
    expect(waysToReach({ legal, mail: { smtpUrl: undefined, repeatHeader: undefined, from } })).toEqual({
      legalName: 'Hearthline LLC',
      postalAddress: '1 Street',
      phone: '(555) 010-0100',
      email,
    });
  });
});
