import { describe, expect, it } from 'vitest';
import { prune } from '../index.ts';

const living = {
  type_of_furniture: 'living-room',
  pieces: ['sofa', 'lounge_chair', 'rug'],
  more_pieces: ['no-thanks'],
};

describe('answers that are no longer asked for', () => {
  it('go with the answer that asked for them', () => {
    const answers = { ...living, sofa: { type: 'standard', colorIntensity: 'accent', color: 'green' } };
    expect(prune({ ...answers, sofa: { ...answers.sofa, colorIntensity: 'neutral' } })).toMatchObject({
      sofa: { type: 'standard', colorIntensity: 'neutral' },
    });
    expect(prune({ ...answers, pieces: ['rug'] })).toEqual({ ...living, pieces: ['rug'] });
    expect(prune({ ...answers, type_of_furniture: 'bedroom' })).toEqual({ type_of_furniture: 'bedroom' });
  });

  it('take No thanks with them when nothing is left to look for', () => {
    expect(prune({ ...living, pieces: [] })).toEqual({ type_of_furniture: 'living-room' });
  });

  it('keep an office, for any user', () => {
    expect(prune({ type_of_furniture: 'office', pieces: ['desk'] })).toEqual({
      type_of_furniture: 'office',
      pieces: ['desk'],
    });
  });

  it('keep the address when the visit is called off', () => {
    const address = { state: 'NY', zip: '10001' };
    expect(prune({ measurement_method: 'diy', ...address })).toEqual({ measurement_method: 'diy', ...address });
    expect(prune({ measurement_method: 'on-site-service', ...address })).toMatchObject(address);
  });
});
