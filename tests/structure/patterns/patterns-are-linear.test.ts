import { join } from 'node:path';
import { list } from 'isbot';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Searched, searcher } from './count-steps.ts';
import { patternsBelow } from './find-patterns.ts';
import { hostileText, hostileTexts } from './hostile-texts.ts';

const root = join(import.meta.dirname, '../../..');
const { written, made } = patternsBelow(root);

/** What no outsider writes may be read as it likes. Each with who writes it. */
const trusted: Readonly<Record<string, string>> = {
  'app/ui/raw-values.ts': 'reads our own style sheets, and only in a test',
  'core/money/print.ts: \\B(?=(\\d{3})+$)': 'reads the digits of a number, of which there are at most 21',
};

const isTrusted = ({ file, source }: { file: string; source: string }) =>
  file in trusted || `${file}: ${source}` in trusted;

const short = 96;
const long = 4 * short;
/** Four times the text takes four times as long, or sixteen times where each place reads all the others. */
const mostGrowth = 6;

/** How much more work the worst text makes when it is four times as long, and which text that is. */
function growth(pattern: Searched): { times: number; text: string } {
  const look = searcher(pattern);
  let worst = { times: 0, text: '' };
  for (const hostile of hostileTexts(pattern)) {
    const { steps } = look(hostileText(hostile, long));
    const times = steps === Infinity ? steps : steps / look(hostileText(hostile, short)).steps;
    if (times > worst.times) worst = { times, text: JSON.stringify(hostile) };
    if (times > mostGrowth) break;
  }
  return worst;
}

const named = ({ source, flags }: Searched, text: string) => `/${source}/${flags} with ${text}`;
const searched = ({ source, flags }: RegExp): Searched => ({ source, flags, everywhere: flags.includes('g') });

describe('attack 2: a pattern that a long text keeps busy', () => {
  it('is none that is written in our code: four times the text is about four times the work', () => {
    const slow = written
      .filter((pattern) => !isTrusted(pattern))
      .flatMap((pattern) => {
        const { times, text } = growth(pattern);
        return times > mostGrowth ? [`${pattern.file}:${pattern.line} ${named(pattern, text)}`] : [];
      });
    expect(slow).toEqual([]);
    expect(written.length).toBeGreaterThan(150);
  });

  it('is none that is put together while the program runs', async () => {
    const slow: string[] = [];
    for (const file of new Set(made.map((place) => place.file))) {
      if (file in trusted) continue;
      const patterns = await madeBy(file);
      expect([file, patterns.length]).not.toEqual([file, 0]);
      for (const pattern of patterns.map(searched)) {
        const { times, text } = growth(pattern);
        if (times > mostGrowth) slow.push(`${file} ${named(pattern, text)}`);
      }
    }
    expect(slow).toEqual([]);
  });

  it('is none of those that libraries hold against what strangers send', () => {
    const dates = [z.regexes.date, z.regexes.datetime({ offset: true }), z.regexes.datetime({})];
    const libraries = [...list.map((bot) => new RegExp(bot, 'i')), ...dates];
    for (const pattern of libraries.map(searched)) {
      const { times, text } = growth(pattern);
      expect([named(pattern, text), times > mostGrowth]).toEqual([named(pattern, text), false]);
    }
  });

  it.each([
    ['the path of every page', /\/+$/],
    ['the path in the log', /[^/]*(@|%40)[^/]*/g],
    ['the path in the log, again', /^(\/shared-selection\/|\/image\/)[^/]+(.*)$/],
    ['a complaint in the log', /[^\s<>"'(),;:=]+@[^\s<>"'(),;:=]+/g],
    ['a browser’s name', /Edg\w*\//],
    ['a measurement', /^\s*(?:(\d{1,6}(?:\.\d{1,6})?)\s*ft)?\s*(?:(\d{1,6}(?:\.\d{1,6})?)\s*in)?\s*$/i],
    ['a tax rate', /\s*%$/],
    ['an address', /^[^\s@]+@[^\s@]+\.[^\s@]+$/],
    ['a tag', /<(?:link|script)\s[^>]*>/g],
    ['a loop in a loop', /^(a+)+$/],
    ['two ways to say the same', /^(?:\w|\d)*$/],
    ['words', /^(\w+\s?)*$/],
    ['a look back', /(?<=:[^;{}]*)#/g],
    ['a look ahead', /a(?=.*b)/g],
  ])('would be seen in %s: %s', (_, pattern) => {
    expect(growth(searched(pattern)).times).toBeGreaterThan(mostGrowth);
  });

  it.each([
    /^\/furniture\/[\w-]+$/,
    /\s+/g,
    /^(?:[a-z]+\.)+[a-z]{2,30}$/,
    /"([^"]*)"/g,
    /^\s*\d+\s*$/,
    /(?<!\w{3})a+/g,
  ])('is not %s', (pattern) => {
    expect(growth(searched(pattern)).times).toBeLessThanOrEqual(mostGrowth);
  });

  it('is looked for as the engine does: both find the same', () => {
    for (const pattern of written.filter((one) => !isTrusted(one))) {
      const look = searcher(pattern);
      const real = new RegExp(
        pattern.source,
        pattern.everywhere ? `${pattern.flags.replace('g', '')}g` : pattern.flags,
      );
      for (const hostile of hostileTexts(pattern).filter((_, nth) => nth % 7 === 0)) {
        const text = hostileText(hostile, 40);
        const matches = pattern.everywhere
          ? [...text.matchAll(real)].map(([all]) => all)
          : (real.exec(text) ?? []).slice(0, 1);
        real.lastIndex = 0;
        expect([pattern.source, text, look(text).found]).toEqual([pattern.source, text, matches]);
      }
    }
  });
});

/** Loads a file once more and listens to what it makes. */
async function madeBy(file: string): Promise<RegExp[]> {
  const heard: RegExp[] = [];
  const real = globalThis.RegExp;
  globalThis.RegExp = new Proxy(real, {
    construct(target, given: ConstructorParameters<RegExpConstructor>) {
      const pattern = new target(...given);
      heard.push(pattern);
      return pattern;
    },
  });
  try {
    await import(/* @vite-ignore */ `${join(root, file)}?patterns`);
  } finally {
    globalThis.RegExp = real;
  }
  return heard;
}
