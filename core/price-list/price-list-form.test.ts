import { describe, expect, it } from 'vitest';
import { bandRows, changesOn, priceChanges, priceListForm, readPriceListForm, standardPriceList } from './index.ts';

const filled = priceListForm(standardPriceList, '2026-12-10');

describe('the form of a price list', () => {
  it('gives back the list it was filled with; its spare row adds nothing', () => {
    expect(filled.bands).toHaveLength(standardPriceList.shippingBands.length + 1);
    expect(readPriceListForm(filled)).toEqual({ ok: true, list: { ...standardPriceList, fromDay: '2026-12-10' } });
  });

  it('reads amounts as people type them, and as many bands as are filled in', () => {
    const bands = [
      { below: '$2,500', rate: '99.50' },
      { below: '', rate: '' },
      { below: '', rate: '0' },
    ];
    expect(readPriceListForm({ fromDay: '2026-12-10', fee: '169', threshold: '9,000', bands })).toEqual({
      ok: true,
      list: {
        fromDay: '2026-12-10',
        feeCents: 16_900,
        shippingBands: [
          { below: 250_000, rate: 9_950 },
          { below: null, rate: 0 },
        ],
        volumeThresholdCents: 900_000,
      },
    });
  });

  it('says what is wrong beside the field it is in', () => {
    const bands = [
      { below: '3000', rate: '199' },
      { below: '', rate: '' },
      { below: '2000', rate: 'much' },
      { below: '', rate: '' },
    ];
    const read = readPriceListForm({ fromDay: 'soon', fee: '0', threshold: '', bands });
    expect(read).toEqual({
      ok: false,
      problems: {
        fromDay: 'Please choose a day.',
        fee: 'Please enter an amount from $1 to $2,000.',
        threshold: 'Please enter an amount from $0 to $999,999.99.',
        'rate-2': 'Please enter an amount from $0 to $5,000.',
        'rate-3': 'Please enter an amount from $0 to $5,000.',
      },
    });
    const falling = readPriceListForm({
      ...filled,
      bands: bands.map((band) => ({ ...band, rate: '10' })).toSpliced(1, 1),
    });
    expect(falling).toMatchObject({ problems: { 'below-1': 'Each limit has to be higher than the one before.' } });
  });
});

describe('the words of a price list', () => {
  it('name every band', () => {
    expect(bandRows(standardPriceList.shippingBands).map(({ name }) => name)).toEqual([
      'Under $3,000',
      '$3,000 to under $5,000',
      '$5,000 to under $7,000',
      '$7,000 to under $10,000',
      '$10,000 and above',
    ]);
    expect(bandRows([{ below: null, rate: 0 }])).toEqual([{ name: 'Any amount', rate: 0 }]);
  });

  it('say what changes, and nothing else', () => {
    expect(priceChanges(standardPriceList, { ...standardPriceList })).toEqual([]);
    const after = { ...standardPriceList, feeCents: 16_900, volumeThresholdCents: 900_000 };
    expect(priceChanges(standardPriceList, after)).toEqual([
      'Fee: $149 → $169',
      'Volume discount from: $8,000 → $9,000',
    ]);
    const flat = { ...standardPriceList, shippingBands: [{ below: null, rate: 9_900 }] };
    expect(priceChanges(flat, standardPriceList)[0]).toMatch(/^Shipping: Any amount \$99 → Under \$3,000 \$199, /);
  });

  it('compare a list with the one that holds right before it', () => {
    const list = (fromDay: string, feeCents: number) => ({ ...standardPriceList, fromDay, feeCents });
    const [december, january] = [list('2026-12-10', 16_900), list('2027-01-01', 14_900)];
    const lists = [january, december];
    expect(changesOn(lists, december)).toEqual(['Fee: $149 → $169']);
    expect(changesOn(lists, january)).toEqual(['Fee: $169 → $149']);
    expect(changesOn(lists, list('2026-12-20', 16_900))).toEqual([]);
  });
});
