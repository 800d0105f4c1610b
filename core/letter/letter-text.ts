import { productName } from '../settings/index.ts';
import type { Letter, LetterPiece, LetterSender, LetterSum } from './letter-schema.ts';
import { letterWords } from './words.ts';

/** The whole letter in plain text: nothing is only in a picture or only in the HTML. */
export function letterText(letter: Letter, company: LetterSender): string {
  const { title, paragraphs, boards = [], quotes, pieces, sums, rows = [], button, closing, unsubscribe } = letter;
  const priced = [
    pieces?.title ?? '',
    ...(pieces?.list ?? []).map(pieceLine),
    ...(pieces?.rest ? [labeled(pieces.rest)] : []),
    ...(sums?.rows ?? []).map(sumLine),
  ];
  return [
    title,
    ...paragraphs,
    lines(boards.map((board) => `${board.title}\n${board.caption}`)),
    ...(quotes?.words ?? []).map((quote) => lines([quote.about && `${quote.about}:`, `“${quote.words}”`])),
    quotes?.words.length ? quotes.by : '',
    lines(priced),
    lines(rows.map(labeled)),
    button && `${button.label}: ${button.href}`,
    closing,
    unsubscribe && `${letterWords.unsubscribe}: ${unsubscribe}`,
    `${letterWords.questions} ${letterWords.contact}: ${company.origin}/contact`,
    `${productName} · ${company.legalName} · ${company.postalAddress}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

const lines = (all: readonly string[]) => all.filter(Boolean).join('\n');

const labeled = ([label, value]: readonly [string, string]) => (value ? `${label}: ${value}` : label);

function pieceLine({ name, quantity, facts = [], fit, value = '' }: LetterPiece): string {
  const label = [`${quantity} × ${name}`, ...facts, ...(fit ? [fit.words] : [])].join(' · ');
  return labeled([label, value]);
}

/** An amount never loses its reason, but the label and the amount stay together. */
const sumLine = ({ label, value, why }: LetterSum) => `${label}: ${value}${why ? `\n  ${why}` : ''}`;
