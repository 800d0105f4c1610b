import { z } from 'zod';
import { budgetTierIds, budgetTierNames } from '../catalog/index.ts';
import { imagePath } from '../media/index.ts';
import { steps } from './questionnaire.ts';
import { totalSurveySteps } from './steps/chapters.ts';
import type { Option, Question, Step } from './steps/step.ts';
import { inWords } from './words.ts';

const value = z.union([z.string(), z.number(), z.boolean()]);
const nullableText = z.string().nullable();

/** A choice of a radio list. */
const radioOptionSchema = z.strictObject({
  value,
  label: z.string(),
  image: nullableText.describe('address of its picture'),
  green_img: nullableText.describe('address of its picture once it is chosen; our pages draw the green behind it'),
  imagePublicID: nullableText,
});

const inputFieldSchema = z.strictObject({
  text: z.string(),
  value: value.nullable().describe('null for a field that is typed in'),
  type: z.string().describe('radio, checkbox, text, number, range, file'),
  trait: z.string().describe('what of the room or piece it is about: type, materials, budget, …'),
  imagePublicID: nullableText,
  color: nullableText,
});

/** A question of the quiz, in the specification's names. */
export const quizQuestionSchema = z.strictObject({
  question: z.string(),
  text: nullableText,
  inputFields: z.array(inputFieldSchema),
  questionsRefId: z.string().describe('the step that asks it'),
  answerRefId: z.string().describe('where its answer is kept in the responses: sofa.type'),
  slug: z.string(),
  prompt: z.string(),
  answers: z.array(radioOptionSchema),
  colors: z.array(z.string()),
  placeholder: nullableText,
});
export type QuizQuestion = z.infer<typeof quizQuestionSchema>;

export const questionnaireSchema = z.strictObject({
  totalSurveySteps: z.number().int(),
  questions: z.array(quizQuestionSchema),
});

const pictureWidth = 640;

function optionsOf(question: Question): readonly Option[] {
  if (question.answer === 'budget') return budgetTierIds.map((tier) => ({ value: tier, label: budgetTierNames[tier] }));
  return question.answer === 'one' || question.answer === 'several' ? question.options : [];
}

const typedAs: Readonly<Record<Question['answer'], string>> = {
  one: 'radio',
  several: 'checkbox',
  budget: 'radio',
  text: 'text',
  number: 'number',
  scale: 'range',
  measurement: 'text',
  images: 'file',
  zip: 'text',
};

const pictureOf = ({ pictures }: Option) => pictures?.[0] ?? null;

function radioOption(option: Option, origin: string): QuizQuestion['answers'][number] {
  const imagePublicID = pictureOf(option);
  const image = imagePublicID && origin + imagePath(imagePublicID, pictureWidth);
  return { value: option.value, label: option.label, image, green_img: image, imagePublicID };
}

function inputFields(question: Question): QuizQuestion['inputFields'] {
  const common = { type: typedAs[question.answer], trait: question.key.slice(question.key.lastIndexOf('.') + 1) };
  const options = optionsOf(question);
  if (options.length === 0) {
    return [{ text: question.label, value: null, ...common, imagePublicID: null, color: null }];
  }
  return options.map((option) => ({
    text: option.label,
    value: option.value,
    ...common,
    imagePublicID: pictureOf(option),
    color: option.swatch ?? null,
  }));
}

function quizQuestion(step: Step, question: Question, origin: string): QuizQuestion {
  const options = optionsOf(question);
  return {
    question: inWords(step.title, {}),
    text: step.help === undefined ? null : inWords(step.help, {}),
    inputFields: inputFields(question),
    questionsRefId: step.slug,
    answerRefId: question.key,
    slug: step.slug,
    prompt: question.label,
    answers: options.map((option) => radioOption(option, origin)),
    colors: options.flatMap(({ swatch }) => (swatch === undefined ? [] : [swatch])),
    placeholder: question.answer === 'text' && question.placeholder ? inWords(question.placeholder, {}) : null,
  };
}

/** The whole questionnaire in the specification's shape. `origin` makes the picture URLs absolute. */
export const questionnaireRecord = (origin = ''): z.infer<typeof questionnaireSchema> => ({
  totalSurveySteps,
  questions: steps.flatMap((step) => step.questions.map((question) => quizQuestion(step, question, origin))),
});
