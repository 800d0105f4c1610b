import { optionLabel, type PieceKind, pieceNames, rugStyleNumber, rugStyles, traitsOf } from '../../catalog/index.ts';
import type { Condition } from '../condition.ts';
import { notSure } from '../keys.ts';
import { wants } from '../questions/pieces-wanted.ts';
import type { Option, Question, Step, StepKind } from '../steps/step.ts';

export type PieceTrait = 'type' | 'sub_type' | 'materials' | 'shape' | 'size' | 'quantity' | 'budget';

/** The copy of one question about a piece. Its options and conditions come from the catalog. */
export interface PieceQuestion {
  readonly asks: PieceTrait;
  readonly title: string;
  readonly help?: string;
  readonly note?: string;
  /** Shown next to an option, by its value. */
  readonly notes?: Readonly<Record<string, string>>;
}

export interface PieceWords {
  readonly piece: PieceKind;
  readonly heading: string;
  readonly questions: readonly PieceQuestion[];
}

interface TraitForm {
  readonly slug: string;
  readonly label: string;
  readonly values: (piece: PieceKind) => readonly string[];
  /** The folder of its pictures; missing where text works better. */
  readonly pictures?: (piece: string) => string;
  readonly onlyForType?: 'subTypes' | 'materials';
}

/** What a person may not know, or would rather leave to the specialist. */
const mayNotKnow = (piece: PieceKind, trait: PieceTrait) =>
  trait === 'sub_type' || trait === 'materials' || trait === 'shape' || (piece === 'stool' && trait === 'size');

const notSureOption: Option = {
  value: notSure,
  label: optionLabel(notSure),
  note: 'Your specialist will suggest what fits.',
  small: true,
};

const forms: Readonly<Record<Exclude<PieceTrait, 'budget'>, TraitForm>> = {
  type: { slug: 'type', label: 'type', values: (piece) => traitsOf(piece).types, pictures: (piece) => `${piece}-type` },
  sub_type: {
    slug: 'style',
    label: 'style',
    values: (piece) => traitsOf(piece).subTypes,
    pictures: (piece) => `${piece}-style`,
    onlyForType: 'subTypes',
  },
  materials: {
    slug: 'material',
    label: 'material',
    values: (piece) => traitsOf(piece).materials,
    pictures: (piece) => `${piece}-material`,
    onlyForType: 'materials',
  },
  shape: {
    slug: 'shape',
    label: 'shape',
    values: (piece) => traitsOf(piece).shapes,
    pictures: (piece) => `${piece}-shape`,
  },
  size: { slug: 'size', label: 'size', values: (piece) => traitsOf(piece).sizes },
  quantity: { slug: 'quantity', label: 'quantity', values: (piece) => traitsOf(piece).quantities },
};

export const slugOf = (piece: PieceKind) => piece.replaceAll('_', '-');

function optionsOfTrait(piece: PieceKind, form: TraitForm, notes: PieceQuestion['notes'] = {}): Option[] {
  const folder = form.pictures?.(slugOf(piece));
  return form.values(piece).map((value) => ({
    value,
    label: optionLabel(value),
    ...(notes[value] !== undefined && { note: notes[value] }),
    ...(folder !== undefined && { pictures: [`quiz/${folder}/${value}`] }),
  }));
}

/** A rug style is answered by its number, and customers may pick several. */
const numbered = (options: readonly Option[]): Option[] =>
  rugStyles.flatMap((style) => {
    const option = options.find(({ value }) => value === style);
    return option ? [{ ...option, value: rugStyleNumber(style), alias: style }] : [];
  });

/** The most of one piece a customer can ask for. */
export const mostOfOnePiece = 50;

/** Asks for a number that isn't among the options. */
const otherQuantity = (piece: PieceKind): Question => ({
  key: `${piece}.quantity_other`,
  label: `How many ${pieceNames[piece].many.toLowerCase()}?`,
  answer: 'number',
  minimum: 0,
  maximum: mostOfOnePiece,
  required: true,
  when: { key: `${piece}.quantity`, is: 'Other' },
});

/** Pieces that are usually alike in something: the first one that's asked for suggests it for the others. */
const alikeIn: Partial<Readonly<Record<PieceTrait, readonly (readonly PieceKind[])[]>>> = {
  materials: [
    ['sofa', 'lounge_chair'],
    ['dining_chair', 'stool'],
    ['desk', 'standing_desk'],
  ],
  shape: [['coffee_table', 'end_table']],
};

const likePieces = (piece: PieceKind, trait: PieceTrait): readonly PieceKind[] => {
  const alike = alikeIn[trait]?.find((pieces) => pieces.includes(piece)) ?? [];
  return alike.slice(0, Math.max(alike.indexOf(piece), 0));
};

/** The same question about other pieces. */
export const likeKeys = (pieces: readonly PieceKind[], trait: string) =>
  pieces.length === 0 ? {} : { like: pieces.map((piece) => `${piece}.${trait}`) };

function question(
  piece: PieceKind,
  words: PieceQuestion,
  earlier: readonly PieceKind[],
): { kind: StepKind; slug: string; questions: Question[] } {
  const name = pieceNames[piece].one;
  const slug = slugOf(piece);
  if (words.asks === 'budget')
    return {
      kind: 'budget-list',
      slug: `${slug}-budget`,
      questions: [
        {
          key: `${piece}.budget`,
          label: `${name} budget`,
          answer: 'budget',
          piece,
          required: true,
          ...likeKeys(earlier, 'budget'),
        },
      ],
    };
  const form = forms[words.asks];
  const known = optionsOfTrait(piece, form, words.notes);
  const options = mayNotKnow(piece, words.asks) ? [...known, notSureOption] : known;
  const asked = {
    key: `${piece}.${words.asks}`,
    label: `${name} ${form.label}`,
    ...likeKeys(likePieces(piece, words.asks), words.asks),
  };
  if (piece === 'rug' && words.asks === 'type')
    return {
      kind: 'rug-style-carousel',
      slug: `${slug}-type`,
      questions: [{ ...asked, answer: 'several', required: true, options: numbered(options) }],
    };
  const one: Question = { ...asked, answer: 'one', options, ...(words.asks === 'type' && { required: true }) };
  const others = options.some(({ value }) => value === 'Other') ? [otherQuantity(piece)] : [];
  return { kind: 'radio-list', slug: `${slug}-${form.slug}`, questions: [one, ...others] };
}

function shownWhen(piece: PieceKind, asks: PieceTrait): Condition {
  const trait = asks === 'budget' ? undefined : forms[asks].onlyForType;
  const type = trait && traitsOf(piece).onlyForType?.[trait];
  return type === undefined ? wants(piece) : { all: [wants(piece), { key: `${piece}.type`, is: type }] };
}

/** Questions that share a screen, by the slug of the one that leads it. */
const together: Readonly<Record<string, string>> = {
  'end-table-quantity': 'end-table-shape',
  'lounge-chair-quantity': 'lounge-chair-material',
  'rug-size': 'rug-type',
};

function stepOfQuestion({ piece, heading }: PieceWords, words: PieceQuestion, earlier: readonly PieceKind[]): Step {
  const { kind, slug, questions } = question(piece, words, earlier);
  const screen = kind === 'budget-list' ? 'budget' : together[slug];
  return {
    slug,
    chapter: 6,
    kind,
    heading,
    title: words.title,
    ...(words.help !== undefined && { help: words.help }),
    ...(words.note !== undefined && { note: { title: 'Good to know', text: words.note } }),
    ...(screen !== undefined && { screen }),
    when: shownWhen(piece, words.asks),
    questions,
    ...((kind === 'radio-list' || kind === 'budget-list') && { autoAdvance: true as const }),
  };
}

/** What a piece is like. Its budget is asked with the others'. */
export const pieceSteps = (piece: PieceWords): Step[] =>
  piece.questions.filter(({ asks }) => asks !== 'budget').map((words) => stepOfQuestion(piece, words, []));

/** Every budget on one screen: the first one chosen is suggested for the others. */
export const budgetSteps = (pieces: readonly PieceWords[]): Step[] =>
  pieces.flatMap((piece, at) =>
    piece.questions
      .filter(({ asks }) => asks === 'budget')
      .map((words) =>
        stepOfQuestion(
          piece,
          words,
          pieces.slice(0, at).map((earlier) => earlier.piece),
        ),
      ),
  );
