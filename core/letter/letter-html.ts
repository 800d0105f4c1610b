import { productName } from '../settings/index.ts';
import {
  band,
  boardsBlock,
  buttonBlock,
  piecesBlock,
  quotesBlock,
  roomBlock,
  rowsBlock,
  sumsBlock,
} from './html/blocks.ts';
import { letterWidth, light, margin, sans, serif, styleSheet } from './html/dress.ts';
import { type EnclosedPicture, escapeHtml, type LetterPicture, table } from './html/tags.ts';
import type { Letter, LetterSender } from './letter-schema.ts';
import { letterWords } from './words.ts';

interface Enclosed {
  room?: EnclosedPicture | null;
  collages?: readonly (EnclosedPicture | null)[];
}

/**
 * The letter as a page of tables with inline styles, which every mail program draws: Outlook with its fixed table, the
 * others up to its width. No scripts, no forms, and no pictures but the pieces' and those that are enclosed, so nothing
 * reports that it was opened.
 */
export function letterHtml(
  letter: Letter,
  company: LetterSender,
  pictures: ReadonlyMap<string, LetterPicture> = new Map(),
  { room = null, collages = [] }: Enclosed = {},
): string {
  const { title, paragraphs, boards = [], quotes, pieces, sums, button, closing } = letter;
  const shown = { origin: company.origin, pictures, collages };
  const content = [
    header(letter, company),
    band(
      `<h1 class="title ink" style="margin:0;font:400 44px/1.08 ${serif};letter-spacing:-0.02em;color:${light.ink}">${escapeHtml(title)}</h1>`,
      28,
    ),
    band(paragraphs.map(paragraph).join(''), 20),
    roomBlock(room, button?.href),
    boardsBlock(boards, shown, button?.href),
    quotesBlock(quotes),
    piecesBlock(pieces, shown, button?.href),
    sumsBlock(sums),
    rowsBlock(rowsNotInHeader(letter), pieces !== undefined && sums === undefined),
    buttonBlock(button),
    closing ? band(paragraph(closing, 0), 20) : '',
    footer(letter, company),
  ].join('\n');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(title)}</title><style>${styleSheet}</style></head>
<body class="paper ink" style="margin:0;padding:0;background:${light.paper};color:${light.ink};font-family:${sans};-webkit-text-size-adjust:100%">
${preview(paragraphs[0] ?? '')}<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${light.paper}" style="background:${light.paper}"><tr><td align="center">
<!--[if mso]><table role="presentation" width="${letterWidth}" align="center" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
${table(content, `max-width:${letterWidth}px;margin:0 auto;text-align:left`)}
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table></body></html>`;
}

/** The order's number across from our name isn't said again below. */
const rowsNotInHeader = ({ rows = [], about = '' }: Letter) =>
  rows.filter(([, value]) => value === '' || !about.endsWith(value));

const paragraph = (words: string, index: number) =>
  `<p class="soft" style="margin:${index === 0 ? 0 : 16}px 0 0;font-size:17px;line-height:1.6;color:${light.soft}">${escapeHtml(words)}</p>`;

/** What a list of mails shows beside the subject; the letter itself doesn't say it twice. */
const preview = (words: string) =>
  words &&
  `<div aria-hidden="true" style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(words)}</div>`;

function header({ about = '' }: Letter, { origin }: LetterSender): string {
  const name = `<a class="ink" href="${escapeHtml(origin)}" style="font:400 26px/1.2 ${serif};color:${light.ink};text-decoration:none">${productName}</a>`;
  const beside = `<td class="soft" align="right" valign="bottom" style="font-size:14px;line-height:1.45;color:${light.soft}">${escapeHtml(about)}</td>`;
  return band(table(`<tr><td valign="bottom">${name}</td>${about && beside}</tr>`), 32);
}

function footer({ unsubscribe }: Letter, { origin, legalName, postalAddress }: LetterSender): string {
  const link = (label: string, href: string) =>
    `<a class="soft" href="${escapeHtml(href)}" style="color:${light.soft};text-decoration:underline">${label}</a>`;
  const links = [
    `${letterWords.questions} ${link(letterWords.contact, `${origin}/contact`)}`,
    link(letterWords.privacy, `${origin}/privacy`),
    ...(unsubscribe ? [link(letterWords.unsubscribe, unsubscribe)] : []),
  ];
  const words = `${links.join(' · ')}<br>${escapeHtml(legalName)}<br>${escapeHtml(postalAddress)}`;
  return `<tr><td style="padding:48px 0 0">${table(`<tr><td class="pad band soft" bgcolor="${light.band}" style="padding:28px ${margin.wide}px 36px;background:${light.band};color:${light.soft};font:14px/1.7 ${sans}">${words}</td></tr>`)}</td></tr>`;
}
