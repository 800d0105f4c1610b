import { formatNumber } from '../texts/index.ts';

const longestQuoted = 60;

/** Quotes the cell so people can find it again. A very long cell is cut short. */
const quoted = (cell: string): string => `“${cell.length > longestQuoted ? `${cell.slice(0, longestQuoted)}…` : cell}”`;
const article = (noun: string): string => (/^[aeiou]/i.test(noun) ? 'An' : 'A');
const listed = (values: readonly string[]): string => values.join(', ');

/** What's wrong with a piece, as full sentences that read well next to a form field and next to a file's line. */
export const itemWords = {
  empty: 'This is empty.',
  wholeBetween: (least: number, most: number) =>
    `Please enter a whole number from ${formatNumber(least)} to ${formatNumber(most)}.`,
  nothingToChange: 'Please enter at least one change.',
  notNumber: (cell: string) => `${quoted(cell)} isn’t a number.`,
  notMoney: (cell: string) => `${quoted(cell)} isn’t an amount of money.`,
  notYesOrNo: (cell: string) => `${quoted(cell)} isn’t yes or no.`,
  notOneOf: (cell: string, allowed: readonly string[]) => `${quoted(cell)} isn’t one of ${listed(allowed)}.`,
  needsOneOf: (piece: string, allowed: readonly string[]) =>
    `${article(piece)} ${piece} needs one of ${listed(allowed)}.`,
  takesNone: (piece: string, cell: string) => `This ${piece} takes none, so ${quoted(cell)} can’t go here.`,
  recordId: 'A record id is up to 64 letters, digits, _ and -.',
  recordIdTaken: 'Another piece has this record id.',
  name: 'A piece needs a name.',
  nameTaken: (maker: string) => `${maker} already has a piece with this name.`,
  room: 'A piece belongs in a room.',
  price: 'A piece needs a price.',
  vendor: 'A piece needs a maker.',
  swatch: 'A swatch is written #rrggbb.',
  link: 'This isn’t a web address.',
  date: 'This isn’t a date such as 2026-03-01.',
  notWhole: 'This isn’t a whole number.',
  notCents: 'This isn’t a whole number of cents.',
  belowZero: 'This is below zero.',
  tooLarge: 'This is too large.',
  overYear: 'This is more than a year.',
  noInches: 'This has to be above zero inches.',
  overInches: (most: number) => `This is longer than ${most} inches.`,
  noPounds: 'This has to be above zero pounds.',
  overPounds: (most: number) => `This is more than ${formatNumber(most)} pounds.`,
  tooFinePounds: 'This is finer than a tenth of a pound.',
  tooFine: 'This is finer than a hundredth of an inch.',
  diagonal: (least: number, most: number) =>
    `With this depth and height, the diagonal depth is between ${least} and ${most} inches.`,
  seatTooHigh: 'The seat can’t be higher than the piece.',
  legsTooHigh: 'The legs have to be lower than the piece.',
  notSections: (cell: string) =>
    `${quoted(cell)} isn’t a list of sections. Write each as “Chaise 36x64x33”, separated by semicolons.`,
  sectionName: 'A section needs a name without a semicolon.',
  manySections: (most: number) => `There are more than ${most} sections.`,
  oneSection: 'One section is the whole piece. List at least two, or none.',
  sectionTooLarge: (name: string) => `${quoted(name)} is larger than the piece.`,
  sectionLegs: (name: string) => `${quoted(name)} is no higher than the legs that come off.`,
  packedAndSections: 'A piece is flat-packed or comes in sections, not both.',
  packedAssembled: 'A flat-packed piece needs assembly.',
  tooLong: (most: number) => `This is longer than ${formatNumber(most)} characters.`,

  twice: (recordId: string, line: number) => `${quoted(recordId)} is already on line ${line}.`,
  fileEmpty: 'The file is empty.',
  'bad-quote': 'A quoted cell doesn’t end where it should.',
  'too-many-rows': 'The file is longer than any catalog. Please split it up.',
  'too-many-columns': 'The file has far more columns than a piece has values.',
  strange: (columns: readonly string[]) =>
    columns.length === 1
      ? `There’s no column called ${columns.map(quoted).join()}.`
      : `There are no columns called ${columns.map(quoted).join(', ')}.`,
  notJson: 'The file isn’t JSON.',
  notList: 'The file isn’t a list of pieces.',
  notPiece: 'This isn’t a piece.',
} as const;
