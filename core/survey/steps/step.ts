import type { PieceKind } from '../../catalog/index.ts';
import type { TextKey, TextParameters } from '../../texts/index.ts';
import type { Condition } from '../condition.ts';

/** The quiz's screens. A screen knows its kind, never a specific question. */
export const stepKinds = [
  'payment',
  'delivery-zip',
  'registration',
  'basic-registration',
  'style-selector',
  'rug-style-carousel',
  'measurement-method',
  'image-upload',
  'slider',
  'checkbox-list',
  'textarea',
  'dropdown',
  'text-inputs',
  'placeholder',
  'measurement-form',
  'radio-list',
  'budget-list',
  'shipping-form',
  'text-once',
  'summary',
] as const;
export type StepKind = (typeof stepKinds)[number];

export type OptionValue = string | number | boolean;

export interface Option {
  readonly value: OptionValue;
  readonly label: string;
  readonly note?: string;
  readonly text?: string;
  /** Media ids; several make a carousel. */
  readonly pictures?: readonly string[];
  readonly swatch?: string;
  /** Another value an answer may use for this option. */
  readonly alias?: string;
  readonly when?: Condition;
  /** Offered only where we make home visits. */
  readonly within?: 'on-site area';
  /** 'No thanks': clears every other choice. */
  readonly exclusive?: true;
  /** An answer without a picture of its own, such as 'Not sure'. It's shown as a line below the others. */
  readonly small?: true;
}

/** A text without parameters. */
type PlainTextKey = { [Key in TextKey]: TextParameters<Key> extends [] ? Key : never }[TextKey];

interface Asked {
  /** The answer's path in the survey's responses; 'sofa.type' is the sofa's type. */
  readonly key: string;
  readonly label: string;
  readonly required?: true | Condition;
  /** The message when a required answer is missing. */
  readonly missing?: PlainTextKey;
  readonly when?: Condition;
  /** Carried over to the next room of the same home. */
  readonly shared?: true;
  /** Earlier questions whose answer is suggested here: a chair is usually covered like the sofa. */
  readonly like?: readonly string[];
}

export type Question = Asked &
  (
    | {
        readonly answer: 'one' | 'several';
        readonly options: readonly Option[];
        /** Filled in where it's among the options, until something else is chosen. */
        readonly usual?: readonly OptionValue[];
      }
    | { readonly answer: 'budget'; readonly piece: PieceKind }
    | { readonly answer: 'text'; readonly maximumLength: number; readonly placeholder?: string }
    | { readonly answer: 'number'; readonly minimum: number; readonly maximum: number }
    | {
        readonly answer: 'scale';
        readonly minimum: number;
        readonly maximum: number;
        readonly usual: number;
        readonly ends: readonly [string, string];
      }
    | { readonly answer: 'measurement' }
    | { readonly answer: 'images'; readonly minimum: number; readonly maximum: number }
    | { readonly answer: 'zip'; readonly within?: 'on-site area' }
  );

export type AnswerKind = Question['answer'];

export interface Step {
  /** Its URL: /quiz?step=<slug>. */
  readonly slug: string;
  /** 1 to 14; null for the summary, which comes between two chapters. */
  readonly chapter: number | null;
  readonly kind: StepKind;
  /** Shown next to the progress: 'your sofa'. */
  readonly heading: string;
  /** '{room}' is replaced with the room's name. */
  readonly title: string;
  readonly help?: string;
  readonly note?: { readonly title: string; readonly text: string; readonly link?: string };
  readonly when?: Condition;
  readonly questions: readonly Question[];
  /** Choosing an option moves on to the next step; Back undoes it. */
  readonly autoAdvance?: true;
  /** The slug of the step that leads its screen, if it's answered together with others. */
  readonly screen?: string;
}

/** One page of the quiz: a step, or several that are answered together. */
export interface Screen extends Step {
  readonly parts: readonly Step[];
}
