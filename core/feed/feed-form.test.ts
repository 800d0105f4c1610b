import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FeedForm, feedForm, feedRunLifecycle, nextFetch, readFeedForm, shownAddress } from './index.ts';

const typed: FeedForm = {
  ...{ address: ' https://osterby.example/stock.csv ', schedule: 'daily' },
  ...{ mostPricesPercent: '30', mostStepPercent: '25', mostSoldOutPercent: '20' },
};
const problemsOf = (more: Partial<FeedForm>) => {
  const read = readFeedForm({ ...typed, ...more });
  return read.ok ? [] : Object.keys(read.problems);
};

describe('how a maker’s file is fetched', () => {
  it('is read from the form, and shown in it again', () => {
    const read = readFeedForm(typed);
    expect(read).toMatchObject({
      ok: true,
      terms: { address: 'https://osterby.example/stock.csv', mostStepPercent: 25 },
    });
    if (read.ok) expect(readFeedForm(feedForm(read.terms))).toEqual(read);
    expect(readFeedForm({ ...typed, address: ' ', schedule: 'off' })).toMatchObject({ terms: { address: null } });
  });

  it('names each field that can’t be', () => {
    expect(problemsOf({ address: '' }), 'a schedule needs an address').toEqual(['address']);
    expect(problemsOf({ address: 'ftp://osterby.example/' })).toEqual(['address']);
    expect(problemsOf({ address: 'https://ada:secret@osterby.example/' })).toEqual(['address']);
    expect(problemsOf({ schedule: 'sometimes' })).toEqual(['schedule']);
    expect(problemsOf({ mostPricesPercent: '0', mostStepPercent: '101', mostSoldOutPercent: 'all' })).toEqual([
      ...['mostPricesPercent', 'mostStepPercent', 'mostSoldOutPercent'],
    ]);
  });

  it('never throws, whatever is typed', () => {
    const text = fc.string({ unit: 'binary' });
    const any = fc.record(Object.fromEntries(Object.keys(typed).map((name) => [name, text])));
    fc.assert(
      fc.property(any, (form) => {
        const read = readFeedForm(form as FeedForm);
        if (!read.ok) expect(Object.values(read.problems).every((message) => message.length > 0)).toBe(true);
      }),
    );
  });

  it('happens every hour, every day or never', () => {
    const noon = new Date('2026-11-15T12:00:00Z');
    expect(nextFetch('off', noon)).toBeNull();
    expect(nextFetch('hourly', noon)).toEqual(new Date('2026-11-15T13:00:00Z'));
    expect(nextFetch('daily', noon)).toEqual(new Date('2026-11-16T12:00:00Z'));
  });
});

it('shows no key in an address', () => {
  expect(shownAddress('https://osterby.example/stock.csv?key=secret#top')).toBe('https://osterby.example/stock.csv');
});

describe('a run', () => {
  it('can be undone once it’s applied, and only then', () => {
    expect(feedRunLifecycle.states.filter((state) => feedRunLifecycle.next(state, 'undo').ok)).toEqual(['applied']);
    expect(feedRunLifecycle.actsFrom('held')).toEqual(['approve', 'discard']);
  });
});
