import { pieceKinds } from '../catalog/index.ts';
import { type Answers, textOf } from './answers/answers.ts';
import { roomKey } from './keys.ts';
import type { Step } from './steps/step.ts';

/** The picture shown next to a text-only question: the piece it's about, or else the room. */
export function companionOf(step: Step, answers: Answers): string {
  const [about] = step.questions.map(({ key }) => key.split('.')[0]);
  const piece = pieceKinds.find((kind) => kind === about);
  return piece ? `quiz/pieces/${piece}` : `quiz/room/${textOf(answers, roomKey) ?? 'living-room'}`;
}

/** The pictures a step's options show, so they can be preloaded. */
export const picturesOf = (step: Step): readonly string[] =>
  step.questions.flatMap((question) =>
    'options' in question ? question.options.flatMap(({ pictures: [first] = [] }) => first ?? []) : [],
  );
