import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { steps, visibleQuestions } from '#core/survey/index.ts';
import { ChoiceStep } from './choice-step.tsx';

const context = { signedIn: false, feeCovers: false };
const answers = { type_of_furniture: 'living-room' };
const nothing = () => undefined;
const given = { answers, context, pictures: {}, errorOf: nothing, give: nothing, change: nothing, pick: nothing };

const choices = steps.filter(
  (step) => /\{room\}/.test(step.title) && visibleQuestions(step, answers, context).some((one) => 'options' in one),
);

it.each(choices.map((step) => [step.slug, step] as const))(
  '§2 the hidden label of the choices in “%s” names the room',
  (_slug, step) => {
    const questions = visibleQuestions(step, answers, context);
    const html = renderToString(<ChoiceStep {...given} step={step} questions={questions} lead={null} />);
    expect(html).toContain('your living room?');
    expect(html).not.toContain('{room}');
  },
);
