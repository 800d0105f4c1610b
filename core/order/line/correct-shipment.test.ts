import { describe, expect, it } from 'vitest';
import {
  decideCorrection,
  isCorrection,
  type LineState,
  lineLifecycle,
  lineRefusalWords,
  shipmentWords,
} from '../index.ts';

const refusalOf = (state: LineState) => {
  const step = decideCorrection({ state });
  return step.ok ? null : step.reason;
};

describe('a shipment’s correction', () => {
  it('is for pieces on their way, and says why it comes too early or too late', () => {
    expect(decideCorrection({ state: 'shipped' })).toEqual({ ok: true, to: 'shipped' });
    expect(refusalOf('placed')).toBe('not-shipped');
    expect(refusalOf('confirmed')).toBe('not-shipped');
    expect(refusalOf('cancelled')).toBe('not-allowed');
    expect(refusalOf('delivered')).toBe('delivered');
    expect(lineRefusalWords('delivered')).toContain('has been delivered');
    expect(lineLifecycle.states.filter((state) => decideCorrection({ state }).ok)).toEqual(['shipped']);
  });

  it('changes the carrier, the number or both', () => {
    const from = { carrier: 'ups', tracking: '1Z' };
    expect(isCorrection(from, { carrier: 'ups', tracking: '1Z' })).toBe(false);
    expect(isCorrection(from, { carrier: 'fedex', tracking: '1Z' })).toBe(true);
    expect(isCorrection(from, { carrier: 'ups', tracking: '2Z' })).toBe(true);
    expect(isCorrection({ carrier: null, tracking: null }, { carrier: 'ups', tracking: '1Z' })).toBe(true);
  });

  it('names both in words', () => {
    expect(shipmentWords({ carrier: 'fedex', tracking: '7749' })).toBe('FedEx 7749');
    expect(shipmentWords({ carrier: 'owl', tracking: '1' })).toBe('owl 1');
    expect(shipmentWords({ carrier: null, tracking: null })).toBe('no tracking number');
  });
});
