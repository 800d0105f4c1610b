export type SizeUnit = 'in' | 'ft' | 'cm' | 'mm' | 'm' | 'weight';
export type SizeLabel = 'width' | 'depth' | 'height' | 'length' | 'diameter' | 'd' | 'diagonal';

export type SizeToken =
  | { readonly is: 'number'; readonly value: number }
  | { readonly is: 'unit'; readonly unit: SizeUnit }
  | { readonly is: 'label'; readonly label: SizeLabel }
  | { readonly is: 'times' | 'or' | 'dash' };

const units: readonly [SizeUnit, string][] = [
  ['in', '" in inch inches'],
  ['ft', "' ft feet foot"],
  ['cm', 'cm centimeter centimeters'],
  ['mm', 'mm millimeter millimeters'],
  ['m', 'm meter meters'],
  ['weight', 'lb lbs pound pounds kg kgs'],
];

const labels: readonly [SizeLabel, string][] = [
  ['width', 'w width wide'],
  ['depth', 'depth deep'],
  ['d', 'd'],
  ['height', 'h height high tall ht'],
  ['length', 'l length long'],
  ['diameter', 'ø dia diam diameter round'],
  ['diagonal', 'dd'],
];

const words = new Map<string, SizeToken>([
  ['x', { is: 'times' }],
  ['by', { is: 'times' }],
  [',', { is: 'times' }],
  ['/', { is: 'or' }],
  ['-', { is: 'dash' }],
  ['to', { is: 'dash' }],
]);
for (const [unit, list] of units) for (const word of list.split(' ')) words.set(word, { is: 'unit', unit });
for (const [label, list] of labels) for (const word of list.split(' ')) words.set(word, { is: 'label', label });

const NUMBER = /(?:(\d+(?:\.\d+)?|\.\d+)(?:[ -]{1,3})(?=\d+\/\d))?(\d+)\/(\d+)|(\d+(?:\.\d+)?|\.\d+)/y;
const WORD = /[a-zø]+|["'x,/-]/y;

function wordTokens(word: string): SizeToken[] {
  const known = words.get(word);
  if (known) return [known];
  // 84"Wx38"D: the x is stuck to the label before it.
  const stuck = word.endsWith('x') ? words.get(word.slice(0, -1)) : undefined;
  return stuck ? [stuck, { is: 'times' }] : [];
}

/** Skips words and characters we don't know. */
export function sizeTokens(text: string): SizeToken[] {
  const tokens: SizeToken[] = [];
  for (let at = 0; at < text.length; ) {
    NUMBER.lastIndex = at;
    const number = NUMBER.exec(text);
    if (number) {
      const [all, whole = '0', over, under, plain] = number;
      tokens.push({
        is: 'number',
        value: plain === undefined ? Number(whole) + Number(over) / Number(under) : Number(plain),
      });
      at += all.length;
      continue;
    }
    WORD.lastIndex = at;
    const word = WORD.exec(text);
    if (word) tokens.push(...wordTokens(word[0]));
    at += word ? word[0].length : 1;
  }
  return tokens;
}
