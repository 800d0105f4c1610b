/** What a card number reveals as it's typed: brand, grouping, and whether it can be valid. */

export interface Brand {
  name: string;
  starts: RegExp;
  lengths: readonly number[];
  groups: readonly number[];
  codeLength: 3 | 4;
}

const fours = [4, 4, 4, 4];

export const brands: readonly Brand[] = [
  { name: 'Visa', starts: /^4/, lengths: [16], groups: fours, codeLength: 3 },
  {
    name: 'Mastercard',
    starts: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    lengths: [16],
    groups: fours,
    codeLength: 3,
  },
  { name: 'American Express', starts: /^3[47]/, lengths: [15], groups: [4, 6, 5], codeLength: 4 },
  { name: 'Discover', starts: /^(6011|64[4-9]|65)/, lengths: [16], groups: fours, codeLength: 3 },
  { name: 'Diners Club', starts: /^(30[0-5]|36|38|39)/, lengths: [14], groups: [4, 6, 4], codeLength: 3 },
  { name: 'JCB', starts: /^35(2[89]|[3-8])/, lengths: [16], groups: fours, codeLength: 3 },
  { name: 'UnionPay', starts: /^62/, lengths: [16, 17, 18, 19], groups: [4, 4, 4, 4, 3], codeLength: 3 },
];

const anyBrand: Brand = { name: '', starts: /^/, lengths: [16], groups: fours, codeLength: 3 };

export const digitsOf = (typed: string) => typed.replace(/\D/g, '');

/** Null until the first digits identify the brand. */
export const brandOf = (typed: string): Brand | null =>
  brands.find(({ starts }) => starts.test(digitsOf(typed))) ?? null;

const shapeOf = (typed: string) => brandOf(typed) ?? anyBrand;

export function formatNumber(typed: string): string {
  const { groups, lengths } = shapeOf(typed);
  let rest = digitsOf(typed).slice(0, Math.max(...lengths));
  const parts: string[] = [];
  for (const size of groups) {
    if (rest === '') break;
    parts.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return parts.join(' ');
}

export type NumberVerdict = 'incomplete' | 'invalid' | 'fine';

export function judgeNumber(typed: string): NumberVerdict {
  const digits = digitsOf(typed);
  const { lengths } = shapeOf(typed);
  if (digits.length < Math.min(...lengths)) return 'incomplete';
  return passesLuhn(digits) && lengths.includes(digits.length) ? 'fine' : 'invalid';
}

/** Luhn check: double every second digit from the right; the digit sum must be a multiple of ten. */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place++) {
    const digit = Number(digits[digits.length - 1 - place]);
    const doubled = place % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return digits !== '' && sum % 10 === 0;
}

export const codeLengthOf = (typed: string) => shapeOf(typed).codeLength;
