/**
 * The answers, in the shape of a survey's stored `responses`: by question, with a piece's own answers one level down ({
 * need_help: true, sofa: { type: 'standard' } }). They come from outside, so values are unknown until a question has
 * read them.
 */
export type Answers = Readonly<Record<string, unknown>>;

export interface UploadedImage {
  readonly id: string;
  readonly url: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const own = (record: Record<string, unknown>, key: string): unknown =>
  Object.hasOwn(record, key) ? record[key] : undefined;

const firstAndRest = (key: string): readonly [string, string | null] => {
  const dot = key.indexOf('.');
  return dot === -1 ? [key, null] : [key.slice(0, dot), key.slice(dot + 1)];
};

/** The answer to a question; undefined if there isn't one. */
export function answerAt(answers: unknown, key: string): unknown {
  if (!isRecord(answers)) return undefined;
  const [first, rest] = firstAndRest(key);
  const value = own(answers, first);
  return rest === null ? (value ?? undefined) : answerAt(value, rest);
}

/** The answers with one of them set; undefined removes it. */
export function withValue(answers: Answers, key: string, value: unknown): Answers {
  const [first, rest] = firstAndRest(key);
  if (rest === null) {
    const { [first]: _, ...others } = answers;
    return value === undefined ? others : { ...answers, [first]: value };
  }
  const inner = own(answers, first);
  const changed = withValue(isRecord(inner) ? inner : {}, rest, value);
  return withValue(answers, first, Object.keys(changed).length === 0 ? undefined : changed);
}

export function textOf(answers: Answers, key: string): string | null {
  const value = answerAt(answers, key);
  return typeof value === 'string' && value !== '' ? value : null;
}

export function numberOf(answers: Answers, key: string): number | null {
  const value = answerAt(answers, key);
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

export function listOf(answers: Answers, key: string): readonly unknown[] {
  const value = answerAt(answers, key);
  return Array.isArray(value) ? value : [];
}

export function imagesOf(answers: Answers, key: string): readonly UploadedImage[] {
  return listOf(answers, key).filter(
    (image): image is UploadedImage => isRecord(image) && typeof image.id === 'string' && typeof image.url === 'string',
  );
}

/** The number 0 and `false` are answers; an empty string or list isn't. */
export const isAnswered = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

export { isRecord };
