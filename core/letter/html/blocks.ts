import type { Letter, LetterBoard, LetterPiece, LetterSum } from '../letter-schema.ts';
import { letterWords } from '../words.ts';
import { letterWidth, light, margin, sans, serif } from './dress.ts';
import { type EnclosedPicture, enclosedImage, escapeHtml, image, linked, type Shown, table } from './tags.ts';

/** One row of the letter, within its margins. */
export const band = (content: string, above: number) =>
  content &&
  `<tr><td class="pad" style="padding:${above}px ${margin.wide}px 0;font-family:${sans}">${content}</td></tr>`;

/** 'December 3–9' never breaks after its dash. */
const unbroken = (html: string) => html.replace(/\d{1,2}–\d{1,2}/g, '<span style="white-space:nowrap">$&</span>');

const soft = (words: string, size = 14) =>
  `<div class="soft" style="color:${light.soft};font-size:${size}px;line-height:1.45">${unbroken(escapeHtml(words))}</div>`;

const heading = (title: string, aside = '') =>
  table(
    `<tr><td class="rule" style="padding:0 0 12px;border-bottom:1px solid ${light.ink}"><h2 class="ink" style="margin:0;font:400 26px/1.2 ${serif};color:${light.ink}">${escapeHtml(title)}</h2></td><td class="rule" align="right" valign="bottom" style="padding:0 0 12px;border-bottom:1px solid ${light.ink}">${soft(aside)}</td></tr>`,
  );

const gap = 8;
const boardWidth = (letterWidth - gap) / 2;
const mostBeside = 3;

/** The customer's own picture of their room, to the letter's edges. */
export const roomBlock = (room: EnclosedPicture | null, href: string | undefined): string =>
  room
    ? `<tr><td style="padding:32px 0 0">${linked(enclosedImage(room, letterWords.room, letterWidth), href)}</td></tr>`
    : '';

/** Both boards, side by side to the letter's edges. */
export function boardsBlock(boards: readonly LetterBoard[], shown: Shown, href: string | undefined): string {
  // A board in two looks beside the other would seem to be less than it: both collages or neither.
  const collages = boards.every((_board, index) => shown.collages[index]) ? shown.collages : [];
  const cells = boards.map((board, index) => {
    const isFirst = index % 2 === 0;
    const collage = collages[index];
    const pictures = collage
      ? linked(enclosedImage(collage, collageWords(board), boardWidth), href)
      : piecePictures(board, shown, href);
    return boardCell(board, isFirst, pictures);
  });
  const rows = cells.flatMap((cell, index) => (index % 2 === 0 ? [`<tr>${cell}${cells[index + 1] ?? ''}</tr>`] : []));
  return rows.map((row) => `<tr><td style="padding:32px 0 0;font-family:${sans}">${table(row)}</td></tr>`).join('');
}

const collageWords = ({ title, pieces }: LetterBoard) => `${title}: ${pieces.map(({ name }) => name).join(', ')}`;

function boardCell({ title, caption }: LetterBoard, isFirst: boolean, pictures: string): string {
  const side = isFirst ? `padding:0 ${gap / 2}px 0 0` : `padding:0 0 0 ${gap / 2}px`;
  const words = `<div class="caption" style="padding:14px ${isFirst ? 12 : margin.wide}px 0 ${isFirst ? margin.wide : 0}px"><div class="ink" style="font:400 22px/1.25 ${serif};color:${light.ink}">${escapeHtml(title)}</div>${soft(caption, 15)}</div>`;
  return `<td class="stack board" width="50%" valign="top" style="${side}">${pictures}${words}</td>`;
}

/** The main piece large, a few others below. */
function piecePictures({ pieces }: LetterBoard, shown: Shown, href: string | undefined): string {
  const [main, ...others] = pieces.filter(({ recordId }) => shown.pictures.has(recordId));
  const beside = others.slice(0, mostBeside);
  const small = Math.floor((boardWidth - gap * (mostBeside - 1)) / mostBeside);
  const cells = beside.map(
    (piece, at) =>
      `<td width="33%" valign="top" style="padding:${gap}px ${at < mostBeside - 1 ? gap : 0}px 0 0">${image(shown, piece, small)}</td>`,
  );
  // Fewer than three keep their size, and the row its width.
  const missing = mostBeside - beside.length;
  const filler = missing > 0 ? `<td width="${missing * 33}%"></td>` : '';
  const row = cells.length > 0 ? table(`<tr>${cells.join('')}${filler}</tr>`) : '';
  // A link around a table breaks in Outlook, so only the large picture is one.
  return main ? linked(image(shown, main, boardWidth), href) + row : '';
}

/** What the specialist wrote: the only italics in the letter. */
export function quotesBlock(quotes: Letter['quotes']): string {
  if (!quotes || quotes.words.length === 0) return '';
  const all = quotes.words.map(
    ({ about, words }) =>
      `${about && soft(about)}<p class="ink" style="margin:4px 0 20px;font:italic 400 22px/1.4 ${serif};color:${light.ink}">${escapeHtml(words)}</p>`,
  );
  return band(`${all.join('')}${soft(quotes.by, 15)}`, 40);
}

const thumbWidth = 112;

/** One piece is shown large, several as a list. */
export function piecesBlock(pieces: Letter['pieces'], shown: Shown, href: string | undefined): string {
  if (!pieces || pieces.list.length === 0) return '';
  const [only, ...more] = pieces.list;
  const isAlone = only !== undefined && more.length === 0 && !pieces.title && !pieces.rest;
  const large = isAlone ? pictureOf(only, shown, letterWidth) : '';
  if (isAlone && large) {
    return `<tr><td style="padding:32px 0 0">${linked(large, href)}</td></tr>${band(table(`<tr>${pieceCells(only)}</tr>`), 8)}`;
  }
  const rows = pieces.list.map((piece) => {
    const picture = pictureOf(piece, shown, thumbWidth);
    const cell = `<td class="thumb line" width="${thumbWidth}" valign="top" style="width:${thumbWidth}px;padding:16px 16px 16px 0;${thin}">${picture}</td>`;
    return `<tr>${picture ? cell : `<td class="line" width="1" style="${thin}"></td>`}${pieceCells(piece)}</tr>`;
  });
  const rest = pieces.rest ? table(`<tr>${labelCell(pieces.rest[0])}${valueCell(pieces.rest[1])}</tr>`) : '';
  return band(`${pieces.title ? heading(pieces.title, pieces.aside) : ''}${table(rows.join(''))}${rest}`, 36);
}

const thin = `border-bottom:1px solid ${light.line}`;

const pictureOf = ({ recordId, name }: LetterPiece, shown: Shown, width: number) =>
  recordId ? image(shown, { recordId, name }, width) : '';

function pieceCells({ name, quantity, facts = [], fit, value = '' }: LetterPiece): string {
  const called = quantity > 1 ? `${quantity} × ${name}` : name;
  const mark = fit?.isTight ? '' : '✓ ';
  const [tone, colour] = fit?.isTight ? ['clay', light.clay] : ['good', light.forest];
  const fits = fit
    ? `<div class="${tone}" style="color:${colour};font-size:14px;line-height:1.45">${mark}${escapeHtml(fit.words)}</div>`
    : '';
  return `<td class="line" valign="middle" style="padding:16px 12px 16px 0;${thin}"><div class="ink" style="font:400 20px/1.25 ${serif};color:${light.ink}">${escapeHtml(called)}</div>${facts.map((fact) => soft(fact)).join('')}${fits}</td>${valueCell(value)}`;
}

const valueCell = (value: string) =>
  `<td class="line ink" align="right" valign="middle" style="padding:16px 0;${thin};color:${light.ink};font-size:16px;font-weight:600;white-space:nowrap">${escapeHtml(value)}</td>`;

const labelCell = (label: string) =>
  `<td class="line ink" style="padding:16px 12px 16px 0;${thin};color:${light.ink};font-size:16px;line-height:1.45">${escapeHtml(label)}</td>`;

/** The arithmetic: hairlines between amounts, one ink rule above the total. */
export function sumsBlock(sums: Letter['sums']): string {
  if (!sums || sums.rows.length === 0) return '';
  return band(`${sums.title ? heading(sums.title) : ''}${table(sums.rows.map(sumRow).join(''))}`, sums.title ? 40 : 0);
}

function sumRow({ label, value, why, isTotal = false }: LetterSum): string {
  const rule = isTotal ? `border-top:1px solid ${light.ink}` : '';
  const name = isTotal ? 'rule' : 'line';
  const amount = isTotal ? `font:400 30px/1.1 ${serif}` : 'font-size:16px';
  const words = `<div class="ink" style="color:${light.ink};font-size:16px;line-height:1.45">${escapeHtml(label)}</div>${why ? soft(why) : ''}`;
  return `<tr><td class="${name}" valign="top" style="padding:14px 16px 14px 0;${rule}">${words}</td><td class="${name} ink${isTotal ? ' total' : ''}" align="right" valign="top" style="padding:14px 0;${rule};color:${light.ink};${amount};white-space:nowrap;font-variant-numeric:tabular-nums">${escapeHtml(value)}</td></tr>`;
}

/** Facts with hairlines between them. The list of pieces ends with a line of its own. */
export function rowsBlock(rows: NonNullable<Letter['rows']>, isBelowLine: boolean): string {
  const all = rows.map(([label, value], index) => {
    const line = isBelowLine && index === 0 ? '' : `border-top:1px solid ${light.line};`;
    const cell = `padding:10px 0;${line}font-size:15px;line-height:1.45`;
    return `<tr><td class="line soft" valign="top" width="40%" style="${cell};color:${light.soft}">${escapeHtml(label)}</td><td class="line ink" valign="top" align="right" style="${cell};color:${light.ink}">${escapeHtml(value)}</td></tr>`;
  });
  return all.length > 0 ? band(table(all.join('')), isBelowLine ? 6 : 24) : '';
}

/** One button, and its address below for programs that don't draw it. */
export function buttonBlock(button: Letter['button']): string {
  if (!button) return '';
  const href = escapeHtml(button.href);
  const press = `<a class="onaction" href="${href}" style="display:block;padding:16px 24px;font:600 17px/20px ${sans};color:${light.onForest};text-decoration:none">${escapeHtml(button.label)}</a>`;
  const drawn = table(
    `<tr><td class="action" align="center" bgcolor="${light.forest}" style="background:${light.forest};border-radius:6px">${press}</td></tr>`,
  );
  const address = `<a class="good" href="${href}" style="color:${light.forest};word-wrap:break-word;word-break:break-word">${escapeHtml(button.href.replace(/^https?:\/\//, ''))}</a>`;
  const below = `<p class="soft" style="margin:14px 0 0;color:${light.soft};font-size:14px;line-height:1.45">${letterWords.notWorking} ${address}</p>`;
  return band(drawn + below, 32);
}
