import { budgetTierIds } from '../../catalog/index.ts';
import { attachedPicture, isPublicId } from '../../media/index.ts';
import { sanitiseZip, stateOfZip } from '../../places/index.ts';
import { parseMeasurement, printMeasurement } from '../../room/index.ts';
import { isStorable } from '../../texts/index.ts';
import { holds, type QuizContext } from '../condition.ts';
import type { Option, OptionValue, Question } from '../steps/step.ts';
import { type Answers, isRecord, type UploadedImage } from './answers.ts';

const longestAddress = 2000;

/** A form sends '1' where the survey means 1, so options are matched by their text, not their type. */
function readOption(options: readonly Option[], raw: unknown): Option | undefined {
  if (typeof raw !== 'string' && typeof raw !== 'number' && typeof raw !== 'boolean') return undefined;
  const wanted = String(raw);
  return options.find(({ value, alias }) => String(value) === wanted || alias === wanted);
}

function readSeveral(options: readonly Option[], raw: unknown): readonly OptionValue[] | undefined {
  if (Array.isArray(raw) && raw.length > options.length * 2) return undefined;
  const read = (Array.isArray(raw) ? raw : [raw]).flatMap((one) => readOption(options, one) ?? []);
  const chosen = [...new Set(read)];
  const exclusive = chosen.find((option) => option.exclusive);
  const kept = exclusive && chosen.length > 1 ? chosen.filter((option) => !option.exclusive) : chosen;
  return kept.length > 0 ? kept.map(({ value }) => value) : undefined;
}

function readNumber(raw: unknown, minimum: number, maximum: number): number | undefined {
  const number = typeof raw === 'string' && /^\s*\d{1,9}\s*$/.test(raw) ? Number(raw) : raw;
  return typeof number === 'number' && Number.isInteger(number) && number >= minimum && number <= maximum
    ? number
    : undefined;
}

const isAddress = (url: string) => /^(?:https?:\/\/[^\s]+|\/(?!\/)[^\s]*)$/.test(url) && url.length <= longestAddress;

function readImages(raw: unknown, maximum: number): readonly UploadedImage[] | undefined {
  if (!Array.isArray(raw) || raw.length === 0 || raw.length > maximum) return undefined;
  const images = raw.flatMap((image): UploadedImage[] => {
    if (!isRecord(image)) return [];
    const { id, url } = image;
    if (typeof id !== 'string' || typeof url !== 'string' || !isPublicId(attachedPicture(id))) return [];
    return isStorable(url) && isAddress(url) ? [{ id, url }] : [];
  });
  const ids = new Set(images.map(({ id }) => id));
  return images.length === raw.length && ids.size === images.length ? images : undefined;
}

function readText(raw: unknown, maximumLength: number): string | undefined {
  return typeof raw === 'string' && raw.trim() !== '' && raw.length <= maximumLength && isStorable(raw)
    ? raw
    : undefined;
}

function readMeasurement(raw: unknown): string | undefined {
  const read = typeof raw === 'string' && raw.length <= 40 ? parseMeasurement(raw) : null;
  return read === null ? undefined : printMeasurement(read);
}

function readZip(raw: unknown): string | undefined {
  const zip = typeof raw === 'string' && raw.length <= 40 ? sanitiseZip(raw) : '';
  return stateOfZip(zip) === 'none' ? undefined : zip;
}

function readWith(question: Question, raw: unknown, options: readonly Option[]): unknown {
  switch (question.answer) {
    case 'one':
      return readOption(options, raw)?.value;
    case 'budget':
      return budgetTierIds.find((tier) => tier === raw);
    case 'several':
      return readSeveral(options, raw);
    case 'text':
      return readText(raw, question.maximumLength);
    case 'number':
    case 'scale':
      return readNumber(raw, question.minimum, question.maximum);
    case 'measurement':
      return readMeasurement(raw);
    case 'images':
      return readImages(raw, question.maximum);
    case 'zip':
      return readZip(raw);
  }
}

const optionsTaken = (question: Question, answers: Answers, context: QuizContext): readonly Option[] =>
  'options' in question ? question.options.filter(({ when }) => !when || holds(when, answers, context)) : [];

/** Reads an answer if its question accepts it now; undefined if not. Never throws. */
export const readAnswer = (question: Question, raw: unknown, answers: Answers, context: QuizContext): unknown =>
  readWith(question, raw, optionsTaken(question, answers, context));

/** Reads an answer its question could accept, whatever the other answers are. */
export const readPossibleAnswer = (question: Question, raw: unknown): unknown =>
  readWith(question, raw, 'options' in question ? question.options : []);
