import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dark, light } from './html/dress.ts';
import { type Letter, letterHtml, letterSchema, letterText, piecesPictured } from './index.ts';

const company = { origin: 'https://hearthline.test', legalName: 'Hearthline LLC', postalAddress: '1 Sample Street' };
const picture = (recordId: string) => ({ publicId: `furniture/${recordId}/front`, width: 880, height: 660 });
const pictures = new Map(['sofa', 'chair', 'table', 'rug', 'lamp'].map((id) => [id, picture(id)]));

const piece = (recordId: string, more: object = {}) => ({ name: `The ${recordId}`, quantity: 1, recordId, ...more });
const board = (title: string) => ({
  title,
  caption: '5 pieces, $5,947',
  pieces: ['sofa', 'chair', 'table', 'rug', 'lamp'].map((recordId) => ({ name: `The ${recordId}`, recordId })),
});

const full: Letter = {
  title: 'Two boards',
  about: 'Living room',
  paragraphs: ['June, they’re ready.', 'Take your time.'],
  boards: [board('A. Sage and cognac'), board('B. Ivory and ochre')],
  quotes: { words: [{ about: 'About Board A', words: 'One soft green.' }], by: 'Maren, your specialist' },
  pieces: {
    title: 'From Board A',
    aside: '2 of 5 shown',
    list: [
      piece('sofa', { value: '$1,499', facts: ['Osterby, 84 in'], fit: { words: 'Passes', isTight: false } }),
      piece('chair', { value: '$2,298', quantity: 2, fit: { words: 'Tight at the door', isTight: true } }),
    ],
    rest: ['Plus the rug', '$680'],
  },
  sums: {
    title: 'How it adds up',
    rows: [
      { label: 'Volume discount', value: '−$100', why: '5% off.' },
      { label: 'Paid', value: '$5,947', why: 'Before shipping and tax.', isTotal: true },
    ],
  },
  rows: [['Order', 'HL-1']],
  button: { label: 'See your boards', href: 'https://hearthline.test/results/1' },
  closing: 'You asked for this.',
  unsubscribe: 'https://hearthline.test/unsubscribe',
};
const html = letterHtml(full, company, pictures);
const images = (page: string) => page.match(/<img [^>]*>/g) ?? [];

/** What a reader sees: no tags, no hidden preview, no styles. */
const seen = (page: string) =>
  page
    .replace(/<head>[\s\S]*<\/head>|<div aria-hidden[\s\S]*?<\/div>|<!--[\s\S]*?-->/g, '')
    .replace(/<[^>]*>/g, '\n')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));

const everyWord = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(everyWord) : [];
};

describe('a letter in plain text', () => {
  it('says everything the letter says', () => {
    const text = letterText(full, company);
    const { aside: _aside, ...listed } = full.pieces ?? { list: [] };
    const names = full.boards?.map(({ title, caption }) => [title, caption]);
    const { about: _about, boards: _boards, pieces: _pieces, sums, ...rest } = full;
    const pieces = listed.list.map(({ recordId: _id, ...shown }) => shown);
    for (const words of everyWord([rest, names, pieces, sums?.rows])) expect(text).toContain(words);
    expect(text).toContain('2 × The chair · Tight at the door: $2,298');
    expect(text).toContain('Hearthline LLC · 1 Sample Street');
  });

  it('shows a row without a value as its label alone, and keeps pieces and their sums together', () => {
    const rows = [
      ['Lattice rug', ''],
      ['Order', 'HL-1'],
    ] as const;
    const sums = { title: 'How it adds up', rows: [{ label: 'Furniture', value: '$90' }] };
    const letter = { title: 'Your return', paragraphs: [], pieces: { list: [piece('rug')] }, sums, rows };
    expect(letterText(letter, company)).toContain('\n1 × The rug\nFurniture: $90\n\nLattice rug\nOrder: HL-1\n');
  });
});

describe('a letter in HTML', () => {
  it('has the words of the text, and its amounts', () => {
    const shown = seen(html);
    const { boards: _boards, pieces: _pieces, button, unsubscribe: _leave, ...rest } = full;
    for (const words of everyWord(rest)) expect(shown).toContain(words);
    for (const words of ['A. Sage and cognac', '5 pieces, $5,947', 'From Board A', '2 × The chair', '$2,298']) {
      expect(shown).toContain(words);
    }
    expect(shown).toContain(button?.label);
    expect(shown).toContain('hearthline.test/results/1');
  });

  it('says the order’s number once, and draws one line between the pieces and the facts', () => {
    const about = 'Order HL-1';
    const list = { list: [piece('sofa')] };
    const rows = [['Order', 'HL-1'] as const, ['Card', 'Visa'] as const];
    const drawn = letterHtml({ title: '', about, paragraphs: [], pieces: list, rows }, company, pictures);
    expect(seen(drawn).match(/HL-1/g)).toHaveLength(1);
    const facts = drawn.slice(drawn.indexOf('>Card<') - 200, drawn.indexOf('>Card<'));
    expect(facts).not.toContain('border-top');
    expect(letterHtml({ title: '', paragraphs: [], rows }, company).match(/border-top/g)).toHaveLength(4);
  });

  it('shows both boards: the main piece and three others of each', () => {
    const boards = letterHtml({ title: '', paragraphs: [], boards: full.boards }, company, pictures);
    expect(images(boards)).toHaveLength(8);
    expect(boards.match(/class="stack board"/g)).toHaveLength(2);
  });

  it('shows both boards as their collages where both could be drawn, and never one of them', () => {
    const drawn = (name: string) => ({ name, width: 1000, height: 833 });
    const shows = (...collages: (ReturnType<typeof drawn> | null)[]) =>
      images(letterHtml({ title: '', paragraphs: [], boards: full.boards }, company, pictures, { collages }));
    expect(shows(drawn('a.jpg'), drawn('b.jpg'))).toEqual([
      expect.stringContaining(
        'src="cid:a.jpg" alt="A. Sage and cognac: The sofa, The chair, The table, The rug, The lamp"',
      ),
      expect.stringContaining('src="cid:b.jpg" alt="B. Ivory and ochre: The sofa'),
    ]);
    for (const one of [shows(drawn('a.jpg'), null), shows(drawn('a.jpg')), shows()]) {
      expect(one).toHaveLength(8);
      expect(one.join('')).not.toContain('cid:');
    }
  });

  it('shows one piece large and several as a list', () => {
    const of = (list: NonNullable<Letter['pieces']>['list']) =>
      images(letterHtml({ title: '', paragraphs: [], pieces: { list } }, company, pictures));
    expect(of([piece('sofa')])).toEqual([expect.stringContaining('width="600" height="450"')]);
    expect(of([piece('sofa'), piece('chair')])).toEqual([
      expect.stringContaining('width="112" height="84"'),
      expect.stringContaining('width="112" height="84"'),
    ]);
  });

  it('keeps its words and its shape where pictures are off or missing', () => {
    for (const tag of images(html)) {
      expect(tag).toMatch(/ alt="The \w+"/);
      expect(tag).toMatch(/ width="\d+" height="\d+"/);
    }
    const bare = letterHtml(full, company);
    expect(images(bare)).toEqual([]);
    expect(seen(bare)).toContain('The sofa');
  });

  it('takes its pictures from our image service, as JPEG, and loads nothing else', () => {
    const addresses = images(html).map((tag) => / src="([^"]*)"/.exec(tag)?.[1]);
    for (const address of addresses) {
      expect(address).toMatch(/^https:\/\/hearthline\.test\/image\/w_\d+_jpg\/furniture\/\w+\/front$/);
    }
    expect(html).not.toMatch(/<(?:script|link|iframe|form|video|object)\b|url\(|@import|background="/);
    // A one-pixel picture would tell who opened it.
    expect(html).not.toMatch(/width="1" height="1"/);
  });

  it('refuses a person’s own picture', () => {
    const theirs = new Map([['sofa', { publicId: 'user_images/upload_1', width: 880, height: 660 }]]);
    expect(() => letterHtml(full, company, theirs)).toThrow('private');
  });

  it('closes every part it opens, and puts no table inside a link or a paragraph', () => {
    const open: string[] = [];
    const page = html.replace(/<!--[\s\S]*?-->|<!doctype html>|<style>[\s\S]*?<\/style>/g, '');
    for (const [, closing, name = ''] of page.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
      if (['img', 'meta', 'br'].includes(name)) continue;
      if (closing) {
        expect(open.pop()).toBe(name);
        continue;
      }
      if (name === 'table') expect(open).not.toEqual(expect.arrayContaining(['a']));
      if (name === 'table') expect(open).not.toEqual(expect.arrayContaining(['p']));
      open.push(name);
    }
    expect(open).toEqual([]);
  });

  it('keeps a row of fewer than three small pictures at its width', () => {
    const [one] = full.boards ?? [];
    const pieces = one?.pieces.slice(0, 2) ?? [];
    const boards = [{ title: 'A', caption: '', pieces }];
    expect(letterHtml({ title: '', paragraphs: [], boards }, company, pictures)).toContain('<td width="66%"></td>');
    const alone = [{ title: 'A', caption: '', pieces: pieces.slice(0, 1) }];
    expect(letterHtml({ title: '', paragraphs: [], boards: alone }, company, pictures)).not.toContain('width="33%"');
  });

  it('is short enough that Gmail shows all of it, even for a large order', () => {
    const list = Array.from({ length: 40 }, () =>
      piece('sofa', { value: '$1,499', facts: ['Osterby', 'Ships by December 3, 2026'] }),
    );
    const large = letterHtml({ ...full, pieces: { list } }, company, pictures);
    expect(Buffer.byteLength(large)).toBeLessThan(102_000);
  });

  it('is made of tables that only arrange, with its styles inline', () => {
    for (const tag of html.match(/<table[^>]*>/g) ?? []) expect(tag).toContain('role="presentation"');
    const bare = html.replace(/<style>[\s\S]*<\/style>/, '');
    expect(bare).not.toMatch(/display:(?:flex|grid)|position:|var\(/);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html.match(/class="action"/g)).toHaveLength(1);
  });

  it('never lets words become markup', () => {
    fc.assert(
      fc.property(fc.string(), (words) => {
        const nasty = `<script>alert("1")</script>&'${words}`;
        const letter: Letter = {
          ...{ title: nasty, about: nasty, paragraphs: [nasty], closing: nasty, rows: [[nasty, nasty]] },
          boards: [{ title: nasty, caption: nasty, pieces: [{ name: nasty, recordId: 'sofa' }] }],
          quotes: { words: [{ about: nasty, words: nasty }], by: nasty },
          pieces: { title: nasty, list: [piece('sofa', { name: nasty, facts: [nasty], value: nasty })] },
          sums: { title: nasty, rows: [{ label: nasty, value: nasty, why: nasty }] },
          button: { label: nasty, href: `https://hearthline.test/?q=${nasty}` },
        };
        const page = letterHtml(letter, company, pictures);
        expect(page).not.toContain('<script');
        expect(page).not.toMatch(/(?:href|alt|src)="[^"]*alert\("/);
      }),
    );
  });
});

describe('the look of a letter', () => {
  const tokens = readFileSync(join(import.meta.dirname, '../../app/ui/tokens.css'), 'utf8');
  const token = (name: string) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1];

  it('is the site’s', () => {
    expect(light).toEqual({
      paper: token('paper'),
      band: token('linen'),
      ink: token('on-light'),
      soft: token('on-light-soft'),
      forest: token('forest'),
      onForest: token('on-dark'),
      clay: token('clay-ink'),
      line: token('line-linen'),
      ground: token('stone-wall'),
    });
  });

  const channel = (part: number) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  const luminance = (colour: string) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => channel(Number.parseInt(colour.slice(at, at + 2), 16) / 255));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (one: string, other: string) => {
    const [more = 0, less = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
    return (more + 0.05) / (less + 0.05);
  };

  it.each([
    ['light', light],
    ['dark', dark],
  ])('can be read in the %s', (_, colours) => {
    for (const text of [colours.ink, colours.soft, colours.clay, colours.forest]) {
      expect(contrast(text, colours.paper), text).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(colours.soft, colours.band)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colours.onForest, colours.forest)).toBeGreaterThanOrEqual(4.5);
  });

  it('turns every colored part dark, by the reader’s wish and in Outlook.com', () => {
    const sheet = /<style>([\s\S]*)<\/style>/.exec(html)?.[1] ?? '';
    const wished = /@media \(prefers-color-scheme:dark\)\{(.*?\})\}/.exec(sheet)?.[1] ?? '';
    const body = html.slice(html.indexOf('<body'));
    for (const tag of body.match(/<[a-z][^>]*style="[^"]*"[^>]*>/g) ?? []) {
      const names = (/class="([^"]*)"/.exec(tag)?.[1] ?? '').split(' ');
      const style = /style="([^"]*)"/.exec(tag)?.[1] ?? '';
      if (tag.startsWith('<img')) continue;
      const covers = (what: RegExp) =>
        names.some((name) => new RegExp(`\\.${name}\\{[^}]*${what.source}`).test(wished));
      if (/(?:^|;)color:/.test(style)) expect(covers(/(?<!-)color:/), tag).toBe(true);
      if (/(?:^|;)background:/.test(style)) expect(covers(/background:/), tag).toBe(true);
      if (/border-(?:top|bottom):/.test(style)) expect(covers(/border-color:/), tag).toBe(true);
    }
    expect(sheet).toContain('[data-ogsc] .ink{');
    expect(sheet).toContain('[data-ogsb] .paper{');
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
  });

  it('stacks the boards and narrows its margins on a phone', () => {
    expect(html).toMatch(/@media \(max-width:520px\)\{\.pad\{padding-left:24px!important.*\.stack\{display:block/);
  });
});

describe('a promised letter', () => {
  it('is read back from the outbox as it was, also one from before there were pictures', () => {
    expect(letterSchema.parse(JSON.parse(JSON.stringify(full)))).toEqual(full);
    const old = { title: 'Hello', paragraphs: ['Words.'], rows: [['Order', 'HL-1']] };
    expect(letterSchema.parse(old)).toEqual(old);
  });

  it('names each piece it pictures once', () => {
    expect(piecesPictured(full)).toEqual(['sofa', 'chair', 'table', 'rug', 'lamp']);
    expect(piecesPictured({ title: '', paragraphs: [] })).toEqual([]);
  });
});
