/** Where a specialist comes to measure for free: New York City and nearby New Jersey and Connecticut. */
const area: readonly (readonly [from: number, to: number])[] = [
  [6830, 6897],
  [7030, 7030],
  [7302, 7311],
  [10001, 10282],
  [10301, 10314],
  [10451, 10475],
  [11004, 11005],
  [11101, 11109],
  [11201, 11256],
  [11351, 11436],
  [11691, 11697],
];

export const onSiteAreaName = 'the New York City area';

export function onSiteServed(zip: string): boolean {
  if (!/^[0-9]{5}$/.test(zip)) return false;
  return area.some(([from, to]) => Number(zip) >= from && Number(zip) <= to);
}
