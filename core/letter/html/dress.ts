/**
 * The look of the site, written out, because mail programs know no variables: the same values as in app/ui/tokens.css,
 * which a test compares.
 */
export const light = {
  paper: '#faf7f2',
  band: '#f2ece2',
  ink: '#211d18',
  soft: '#5c544a',
  forest: '#2f4b3c',
  onForest: '#faf7f2',
  clay: '#944f2b',
  line: '#d9d0c2',
  ground: '#ece8e1',
} as const;

/** The same in the dark. Each text is at least 4.5 to 1 on its surface. */
export const dark = {
  paper: '#1d1a16',
  band: '#28241e',
  ink: '#f4eee4',
  soft: '#cfc9bd',
  forest: '#b4cdbc',
  onForest: '#18211c',
  clay: '#e2a684',
  line: '#4a433a',
} as const;

export const serif = "Fraunces,Georgia,'Times New Roman',serif";
export const sans = "'Instrument Sans',Helvetica,Arial,sans-serif";

/** In pixels: the letter's width on a desk, and its margins there and on a phone. */
export const letterWidth = 600;
export const margin = { wide: 40, narrow: 24 } as const;
const narrowBelow = 520;

const surfaces = { paper: dark.paper, band: dark.band, action: dark.forest };
const texts = { ink: dark.ink, soft: dark.soft, clay: dark.clay, good: dark.forest, onaction: dark.onForest };

const darkRules = (ofText: string, ofSurface: string): string =>
  [
    ...Object.entries(surfaces).map(
      ([name, colour]) => `${ofSurface}.${name}{background:${colour}!important;background-color:${colour}!important}`,
    ),
    ...Object.entries(texts).map(([name, colour]) => `${ofText}.${name}{color:${colour}!important}`),
    `${ofSurface}.line{border-color:${dark.line}!important}`,
    `${ofSurface}.rule{border-color:${dark.ink}!important}`,
  ].join('');

/**
 * Only what can't be inline. A program that drops it still shows the wide letter, whose columns shrink with it.
 * `data-ogsc` and `data-ogsb` are how Outlook.com marks what it darkens.
 */
export const styleSheet = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  `@media (max-width:${narrowBelow}px){`,
  `.pad{padding-left:${margin.narrow}px!important;padding-right:${margin.narrow}px!important}`,
  '.title{font-size:34px!important}',
  '.total{font-size:24px!important}',
  '.stack{display:block!important;width:100%!important;box-sizing:border-box}',
  '.board{padding:0 0 28px!important}',
  `.caption{padding-left:${margin.narrow}px!important;padding-right:${margin.narrow}px!important}`,
  '.thumb{width:84px!important}',
  '.fluid{width:100%!important;max-width:100%!important}',
  '}',
  `@media (prefers-color-scheme:dark){${darkRules('', '')}}`,
  darkRules('[data-ogsc] ', '[data-ogsb] '),
].join('');
