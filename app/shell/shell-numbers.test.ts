import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { shell } from '#core/settings/index.ts';

const app = join(import.meta.dirname, '..');
const sources = readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test(-data)?\.tsx?$/.test(path))
  .map((path) => readFileSync(join(app, path), 'utf8'));

/** The breakpoints in a style sheet. CSS can't read our constants, so it repeats them. */
const widthsIn = (path: string) =>
  [...readFileSync(join(app, path), 'utf8').matchAll(/\((min|max)-width: (\d+)px\)/g)].map(([, side, width]) =>
    // A max-width one below the number is the same breakpoint.
    side === 'max' ? Number(width) + 1 : Number(width),
  );

const inStyleSheets = {
  mobileMenuPx: ['shell/header/header.module.css'],
  wideScreenPx: [
    'parts/account/social-buttons.module.css',
    'ui/choice/choice-cards.module.css',
    'ui/overlay/modal.module.css',
    'ui/carousel/carousel.module.css',
  ],
};
const places = Object.entries(inStyleSheets).flatMap(([name, paths]) => paths.map((path) => [name, path] as const));

describe('the numbers of the frame', () => {
  const inCode = Object.keys(shell).filter((name) => !(name in inStyleSheets));

  it.each(inCode)('%s is read by a screen', (name) => {
    expect(sources.some((source) => new RegExp(`\\bshell\\.${name}\\b|\\b${name}\\b.*\\} = shell;`).test(source))).toBe(
      true,
    );
  });

  it.each(places)('§9 %s is where %s changes', (name, path) => {
    expect(widthsIn(path)).toContain(shell[name as keyof typeof inStyleSheets]);
  });
});
