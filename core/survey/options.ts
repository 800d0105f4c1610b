import { type BudgetTier, budgetTierIds, budgetTierNames, tierRangeText } from '../catalog/index.ts';
import { onSiteServed } from '../places/index.ts';
import { text } from '../texts/index.ts';
import { type Answers, textOf } from './answers/answers.ts';
import { holds, type QuizContext } from './condition.ts';
import { zipKey } from './keys.ts';
import type { Option, Question } from './steps/step.ts';

export interface OfferedOption extends Option {
  /** Why it cannot be chosen now. */
  readonly disabled?: string;
}

/** What the budget of a piece is looked up by: its type or size, where an answer names one. */
export const tierQuestion = (piece: Extract<Question, { answer: 'budget' }>['piece'], answers: Answers) => ({
  piece,
  type: textOf(answers, `${piece}.type`),
  size: textOf(answers, `${piece}.size`),
});

const budgetOption = (tier: BudgetTier, range: string): Option => ({
  value: tier,
  label: budgetTierNames[tier],
  note: range,
});

/** A visit can be chosen while we book any, until we know a zip code that we do not serve. */
function whyDisabled({ within }: Option, answers: Answers, { visitsPaused }: QuizContext): string | null {
  if (within === undefined) return null;
  if (visitsPaused) return text('onSite.paused');
  const zip = textOf(answers, zipKey);
  return zip === null || onSiteServed(zip) ? null : text('onSite.notAvailable');
}

/** The options of a question as they stand for these answers. */
export function optionsOf(question: Question, answers: Answers, context: QuizContext): readonly OfferedOption[] {
  if (question.answer === 'budget')
    return budgetTierIds.map((tier) => budgetOption(tier, tierRangeText(tier, tierQuestion(question.piece, answers))));
  if (question.answer !== 'one' && question.answer !== 'several') return [];
  return question.options
    .filter(({ when }) => when === undefined || holds(when, answers, context))
    .map((option) => {
      const disabled = whyDisabled(option, answers, context);
      return disabled === null ? option : { ...option, disabled };
    });
}
