import type { PieceKind } from '../catalog/index.ts';
import { type Answers, answerAt, imagesOf, isAnswered } from './answers/answers.ts';
import { readAnswer } from './answers/read-answer.ts';
import { isRequired } from './answers/validate.ts';
import { visibleQuestions, visibleSteps } from './answers/visible.ts';
import type { QuizContext } from './condition.ts';
import { notSure } from './keys.ts';
import { optionsOf } from './options.ts';
import { chapterTitle } from './steps/chapters.ts';
import type { Question } from './steps/step.ts';

export interface SummaryLine {
  readonly chapter: number;
  readonly chapterTitle: string;
  /** Where the answer can be changed. */
  readonly slug: string;
  readonly key: string;
  readonly question: string;
  /** Null if the question was skipped. */
  readonly answer: string | null;
  readonly required: boolean;
}

const pictures = (count: number) => (count === 1 ? '1 picture' : `${count} pictures`);

/** An answer in words; null if there isn't one. */
export function answerInWords(question: Question, answers: Answers, context: QuizContext): string | null {
  const value = readAnswer(question, answerAt(answers, question.key), answers, context);
  if (!isAnswered(value)) return null;
  const options = optionsOf(question, answers, context);
  const label = (one: unknown) => options.find((option) => option.value === one)?.label ?? String(one);
  switch (question.answer) {
    case 'one':
      return label(value);
    case 'several':
      return Array.isArray(value) ? value.map(label).join(', ') : null;
    case 'budget':
      return `${label(value)}, ${options.find((option) => option.value === value)?.note ?? ''}`;
    case 'scale':
      return `${value} of ${question.maximum}`;
    case 'images':
      return pictures(imagesOf(answers, question.key).length);
    default:
      return String(value);
  }
}

/** Questions and answers in words, chapter by chapter, for the summary page and the specialist. */
export function summaryOf(answers: Answers, context: QuizContext): readonly SummaryLine[] {
  return visibleSteps(answers, context).flatMap((step) =>
    step.chapter === null
      ? []
      : visibleQuestions(step, answers, context).map((question) => ({
          chapter: step.chapter ?? 0,
          chapterTitle: chapterTitle(step.chapter ?? 0),
          slug: step.slug,
          key: question.key,
          question: question.label,
          answer: answerInWords(question, answers, context),
          required: isRequired(question, answers, context),
        })),
  );
}

export interface SummaryChapter {
  readonly chapter: number;
  readonly title: string;
  /** The answers in one short line, to read while the chapter is folded. */
  readonly gist: string;
  /** Something in it needs an answer, so it starts open. */
  readonly isOpen: boolean;
  readonly lines: readonly SummaryLine[];
}

const longestGist = 90;

/** A bare number says nothing without its question. */
const inGist = ({ question, answer }: SummaryLine) =>
  answer !== null && /^\d/.test(answer) ? `${question} ${answer}` : answer;

/** As many whole answers as fit on a line, each once: several pieces are often answered alike. */
function gistOf(lines: readonly SummaryLine[]): string {
  const told = [...new Set(lines.flatMap((line) => inGist(line) ?? []))];
  if (told.length === 0) return 'Skipped';
  const kept: string[] = [];
  for (const answer of told) {
    if ([...kept, answer].join(', ').length > longestGist) break;
    kept.push(answer);
  }
  if (kept.length === 0) return `${(told[0] ?? '').slice(0, longestGist - 1)}…`;
  const more = told.length - kept.length;
  return more === 0 ? kept.join(', ') : `${kept.join(', ')} and ${more} more`;
}

/** The summary folded by chapter, so that it can be read at a glance. */
export function summaryChapters(answers: Answers, context: QuizContext): readonly SummaryChapter[] {
  return [...Map.groupBy(summaryOf(answers, context), ({ chapter }) => chapter)].map(([chapter, lines]) => ({
    chapter,
    title: chapterTitle(chapter),
    gist: gistOf(lines),
    isOpen: lines.some(({ answer, required }) => required && answer === null),
    lines,
  }));
}

/** What a customer answered 'not sure' about a piece, by the questions' labels. The specialist decides, and should know. */
export const notSureAbout = (answers: Answers, kind: PieceKind, context: QuizContext): readonly string[] =>
  summaryOf(answers, context)
    .filter(({ key }) => key.startsWith(`${kind}.`) && answerAt(answers, key) === notSure)
    .map(({ question }) => question);
