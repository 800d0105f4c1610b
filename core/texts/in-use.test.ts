import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { keysInUse, type Sources } from './in-use.test-data.ts';
import { texts } from './text.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

function readSources(): Sources {
  const sources = new Map<string, string>();
  for (const layer of ['core', 'server', 'app']) {
    for (const path of readdirSync(`${root}${layer}`, { recursive: true, encoding: 'utf8' })) {
      const source = /\.tsx?$/.test(path) && !/\.test(-data)?\.tsx?$/.test(path);
      if (source) sources.set(`${layer}/${path}`, readFileSync(`${root}${layer}/${path}`, 'utf8'));
    }
  }
  return sources;
}

describe('the keys in use', () => {
  const keys = ['a.direct', 'b.rule', 'c.other', 'd.deep', 'e.unused'];
  const planted = new Map([
    ['app/page.tsx', "import { rule } from '#core/noun/index.ts';\nshow(text('a.direct'));"],
    ['core/noun/index.ts', "export { other } from './other.ts';\nexport { rule, type Rule } from './rule.ts';"],
    ['core/noun/rule.ts', "import { type Deep, deep } from '../below/index.ts';\nconst say = 'b.rule';"],
    ['core/noun/other.ts', "const say = 'c.other';"],
    ['core/below/index.ts', "export {\n  type Deep,\n  deep,\n} from './deep.ts';"],
    ['core/below/deep.ts', "const say = 'd.deep';"],
    ['core/texts/error-texts.ts', "const errorTexts = { 'e.unused': '…' };"],
    ['core/texts/text.ts', "import { errorTexts } from './error-texts.ts';"],
    ['server/act.ts', "import { text } from '#core/texts/index.ts';"],
    ['core/texts/index.ts', "export { text } from './text.ts';"],
  ]);

  it('are found where they are written and through the rules that screens import', () => {
    expect([...keysInUse(planted, keys)]).toEqual(['a.direct', 'b.rule', 'd.deep']);
  });

  it('are not found through types alone', () => {
    const typed = new Map(planted).set(
      'app/page.tsx',
      "import { type Rule } from '#core/noun/index.ts';\nimport type { rule } from '#core/noun/index.ts';",
    );
    expect([...keysInUse(typed, keys)]).toEqual([]);
  });

  it('are found through a whole module as well', () => {
    const whole = new Map(planted).set('server/act.ts', "import * as noun from '#core/noun/index.ts';");
    expect(keysInUse(whole, keys)).toContain('c.other');
  });
});

describe('every text', () => {
  const keys = Object.keys(texts);
  const used = keysInUse(readSources(), keys);

  it('is used by a screen or an act', () => {
    const forgotten = keys.filter((key) => !used.has(key));
    expect(forgotten, 'nothing in app/ or server/ uses these texts').toEqual([]);
  });
});
