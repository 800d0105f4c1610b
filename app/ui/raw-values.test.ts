import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rawValues } from './raw-values.ts';

const home = 'app/ui/tokens.css';
const sheets = globSync('app/**/*.css').filter((path) => path !== home);

describe('raw values', () => {
  it.each([
    ['.a { color: #fff; }', '#fff'],
    ['.a { color: #2f4b3c80; }', '#2f4b3c80'],
    ['.a { background: linear-gradient(rgb(0 0 0 / 0.5), transparent); }', 'rgb('],
    ['.a { border: 1px solid white; }', 'white'],
    ['.a { color: oklch(0.6 0.1 40); }', 'oklch('],
    ['.a { transition: color 120ms; }', '120ms'],
    ['.a { animation: turn 1.5s linear; }', '1.5s'],
  ])('are found in %s', (css, value) => {
    expect(rawValues(css).map((found) => found.value)).toContain(value);
  });

  it.each([
    '.a { color: var(--white); border-color: currentColor; }',
    '#ada { color: var(--ink); }',
    '/* was #fff for 200ms */ .a { color: inherit; }',
    '.a { background: url("./ffaadd#abc.svg"); transition-duration: 0s; }',
    '.s-2s { grid-column: span 2; }',
    '.white { color: var(--card); }',
  ])('are not seen in %s', (css) => {
    expect(rawValues(css)).toEqual([]);
  });

  it('say on which line they stand', () => {
    expect(rawValues('.a {\n  color: #abcdef;\n}')).toEqual([{ what: 'colour', value: '#abcdef', line: 2 }]);
  });

  it('there are sheets to look at', () => {
    expect(sheets.length).toBeGreaterThan(10);
  });

  it.each(sheets)('stand in the tokens only, not in %s', (path) => {
    expect(rawValues(readFileSync(path, 'utf8'))).toEqual([]);
  });
});
