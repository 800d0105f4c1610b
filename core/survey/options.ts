import { type BudgetTier, budgetTierIds, budgetTierNames, tierRangeText } from '../catalog/index.ts';
import { onSiteServed } from '../places/index.ts';
import { text } from '../texts/index.ts';
import { type Answers, textOf } from './answers/answers.ts';
import { holds, type QuizContext } from './condition.ts';
import { zipKey } from './keys.ts';
import type { Option, Question } from './steps/step.ts';

export interface OfferedOption extends Option {
  /** Why it can't be chosen now. */
  readonly disabled?: string;
}

/** What a piece's budget depends on: its type or size, if an answer names one. */
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

/** A visit can be chosen as long as we're booking any and don't know a ZIP code outside our area. */
function whyDisabled({ within }: Option, answers: Answers, { visitsPaused }: QuizContext): string | null {
  if (within === undefined) return null;
  if (visitsPaused) return text('onSite.paused');
  const zip = textOf(answers, zipKey);
  return zip === null || onSiteServed(zip) ? null : text('onSite.notAvailable');
}

/** A question's options for these answers. */
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
