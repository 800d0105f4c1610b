import type { Answers } from '../answers/answers.ts';
import { visibleSteps } from '../answers/visible.ts';
import type { Condition, QuizContext } from '../condition.ts';
import { steps } from '../questionnaire.ts';
import type { Question, Screen, Step } from './step.ts';

/** What a screen says when it asks about several pieces at once. */
const sharedWords: Readonly<Record<string, Pick<Step, 'heading' | 'title' | 'help'>>> = {
  budget: {
    heading: 'your budget',
    title: 'What would you like to spend?',
    help: 'Start with the first piece. We’ll suggest the same for the others, and you can change each one.',
  },
};

const screenOf = ({ screen, slug }: Step) => screen ?? slug;

const groups = Map.groupBy(steps, screenOf);
/** A screen comes where its last step would. */
const order = [...groups].map(([slug, parts]) => ({ slug, place: steps.indexOf(parts.at(-1) as Step) }));
const slugs = order.toSorted((one, other) => one.place - other.place).map(({ slug }) => slug);
const placeOfSlug = new Map(slugs.map((slug, place) => [slug, place]));
const screenOfStep = new Map(steps.map((step) => [step.slug, screenOf(step)]));

/** Every address of the quiz, in order: a screen's own, then those of its other steps. */
export const quizAddresses: readonly string[] = slugs.flatMap((slug) => [
  slug,
  ...(groups.get(slug) ?? []).map((step) => step.slug).filter((one) => one !== slug),
]);

/** A screen's place in the quiz, by its own slug or that of any of its steps; -1 for an unknown one. */
export const placeOf = (slug: string): number => placeOfSlug.get(screenOfStep.get(slug) ?? slug) ?? -1;

const both = (one: Condition | undefined, other: Condition | undefined): Condition | undefined =>
  one && other ? { all: [one, other] } : (one ?? other);

function questionsOf({ when, questions }: Step): Question[] {
  return questions.map((question) => {
    const shown = both(when, question.when);
    return shown ? { ...question, when: shown } : question;
  });
}

/** The leading step comes first; the others keep their order. */
const leadFirst = (slug: string, parts: readonly Step[]) => [
  ...parts.filter((part) => part.slug === slug),
  ...parts.filter((part) => part.slug !== slug),
];

function screenFrom(slug: string, shown: readonly Step[]): Screen {
  const all = groups.get(slug) ?? [];
  const parts = leadFirst(slug, shown);
  const [lead] = parts;
  if (!lead) throw new Error(`the screen ${slug} has no steps`);
  if (all.length === 1) return { ...lead, parts };
  const { help: _, note: __, ...words } = lead;
  return {
    // With several steps, each shows its own help and note.
    ...(parts.length === 1 ? lead : { ...words, ...sharedWords[slug] }),
    slug,
    chapter: parts.reduce((latest, { chapter }) => Math.max(latest, chapter ?? 0), 0),
    // One step's answer may decide whether another is asked, so each question keeps its step's condition.
    questions: leadFirst(slug, all).flatMap(questionsOf),
    parts,
  };
}

/** The quiz's screens for these answers, in order. */
export function visibleScreens(answers: Answers, context: QuizContext): readonly Screen[] {
  const shown = Map.groupBy(visibleSteps(answers, context), screenOf);
  return slugs.flatMap((slug) => {
    const parts = shown.get(slug);
    return parts ? [screenFrom(slug, parts)] : [];
  });
}

/** The screen of an address as it's drawn before the answers are known: its leading step alone. */
export function screenAt(address: string): Screen | null {
  const slug = screenOfStep.get(address) ?? address;
  const parts = groups.get(slug);
  return parts ? screenFrom(slug, leadFirst(slug, parts).slice(0, 1)) : null;
}
