import { describe, expect, it } from 'vitest';
import { apiKeyRefusal, apiKeyRules, apiKeySchema, apiKeyScopes, apiKeyState, isNewUse, keyMay } from './index.ts';

const days = { first: '2026-11-15', last: '2027-11-15' };
const asked = {
  name: ' The planner ',
  scopes: ['helper.update-on-site-service', 'helper.add-selections'],
  lastDay: '2027-02-13',
  callsPerMinute: '60',
};
const problemOf = (changes: object) => apiKeySchema(days).safeParse({ ...asked, ...changes }).error?.issues[0]?.message;

describe('a new api-key', () => {
  it('has a name, scopes, a last day and a number of calls a minute', () => {
    expect(apiKeySchema(days).parse(asked)).toEqual({
      name: 'The planner',
      scopes: ['helper.add-selections', 'helper.update-on-site-service'],
      lastDay: '2027-02-13',
      callsPerMinute: 60,
    });
  });

  it.each([
    ['no name', { name: ' ' }, 'Please say what the key is for.'],
    ['a long name', { name: 'x'.repeat(81) }, 'A name has at most 80 characters.'],
    ['no scope', { scopes: [] }, 'Choose at least one call.'],
    ['a scope that keys cannot have', { scopes: ['settings.edit'] }, 'That call doesn’t exist.'],
    ['no last day', { lastDay: '' }, 'Choose its last day.'],
    ['a day that is none', { lastDay: '2027-02-30' }, 'Choose its last day.'],
    ['yesterday', { lastDay: '2026-11-14' }, 'Its last day can’t be in the past.'],
    ['a day too late', { lastDay: '2027-11-16' }, 'A key works for at most 365 days.'],
    ['no calls', { callsPerMinute: '0' }, 'Please enter 1 to 600 calls a minute.'],
    ['too many calls', { callsPerMinute: '601' }, 'Please enter 1 to 600 calls a minute.'],
    ['half a call', { callsPerMinute: '1.5' }, 'Enter a whole number.'],
    ['calls in words', { callsPerMinute: 'many' }, 'Please enter 1 to 600 calls a minute.'],
  ])('is refused with %s', (_, changes, message) => expect(problemOf(changes)).toBe(message));

  it('may end today or on the last day that is offered', () => {
    expect(problemOf({ lastDay: days.first })).toBeUndefined();
    expect(problemOf({ lastDay: days.last })).toBeUndefined();
  });
});

describe('an api-key', () => {
  const key = { scopes: ['helper.add-selections'] as const, lastDay: '2027-02-13', revokedAt: null };

  it('works through its last day, unless it is revoked', () => {
    expect(apiKeyState(key, '2027-02-13')).toBe('valid');
    expect(apiKeyState(key, '2027-02-14')).toBe('ended');
    expect(apiKeyState({ ...key, revokedAt: new Date(0) }, '2027-02-14')).toBe('revoked');
  });

  it('does what its scopes say, and never more than the table gives to keys', () => {
    expect(apiKeyRefusal(key, 'helper.add-selections', '2027-02-13')).toBeNull();
    expect(apiKeyRefusal(key, 'helper.update-on-site-service', '2027-02-13')).toBe('scope');
    expect(apiKeyRefusal(key, 'helper.add-selections', '2027-02-14')).toBe('ended');
    expect(apiKeyRefusal({ ...key, revokedAt: new Date(0) }, 'helper.add-selections', '2027-02-13')).toBe('revoked');
    const forged = [...apiKeyScopes, 'settings.edit'] as typeof apiKeyScopes;
    expect(keyMay(forged, 'settings.edit')).toBe(false);
  });

  it('has its use written down once a minute', () => {
    const used = new Date('2026-11-15T15:00:00Z');
    const later = (seconds: number) => new Date(used.getTime() + seconds * 1000);
    expect(isNewUse(null, used)).toBe(true);
    expect(isNewUse(used, later(apiKeyRules.lastUseSeconds - 1))).toBe(false);
    expect(isNewUse(used, later(apiKeyRules.lastUseSeconds))).toBe(true);
  });
});
