import { describe, expect, it } from 'vitest';
import { exampleSelectionName, exampleSelections } from './index.ts';

describe('the name of an example selection', () => {
  it('is style, wood tone for moody only, and room', () => {
    expect(exampleSelectionName('draper', null, 'living-room')).toBe('draper-living-room');
    expect(exampleSelectionName('draper', 'dark', 'living-room')).toBe('draper-living-room');
    expect(exampleSelectionName('moody', 'dark', 'bedroom')).toBe('moody-dark-bedroom');
    expect(exampleSelectionName('moody', null, 'bedroom')).toBe('moody-light-bedroom');
  });

  it('exists sixteen times', () => {
    expect(exampleSelections.map(({ name }) => name)).toEqual([
      'draper-living-room',
      'draper-bedroom',
      'draper-dining-room',
      'draper-office',
      'moody-light-living-room',
      'moody-light-bedroom',
      'moody-light-dining-room',
      'moody-light-office',
      'moody-dark-living-room',
      'moody-dark-bedroom',
      'moody-dark-dining-room',
      'moody-dark-office',
      'roy-living-room',
      'roy-bedroom',
      'roy-dining-room',
      'roy-office',
    ]);
  });
});
