import { errorTexts } from './error-texts.ts';
import { noticeTexts } from './notice-texts.ts';
import { validationTexts } from './validation-texts.ts';

export const texts = { ...validationTexts, ...errorTexts, ...noticeTexts } as const;

export type TextKey = keyof typeof texts;

type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;

/** The parameters a text names in braces; [] for a text that names none. */
export type TextParameters<Key extends TextKey> = [Names<(typeof texts)[Key]>] extends [never]
  ? []
  : [parameters: Readonly<Record<Names<(typeof texts)[Key]>, string | number>>];

/** The text of a key, with its parameters filled in. One pass: braces inside a parameter stay as they are. */
export function text<Key extends TextKey>(key: Key, ...[parameters]: TextParameters<Key>): string {
  const values: Readonly<Record<string, string | number>> = parameters ?? {};
  return texts[key].replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`text '${key}' needs the parameter '${name}'`);
    return String(value);
  });
}
