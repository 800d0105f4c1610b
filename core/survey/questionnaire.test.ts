import { describe, expect, it } from 'vitest';
import { pieceKinds, piecesOf, roomIds } from '../catalog/index.ts';
import { isInFolder, isPublicId } from '../media/index.ts';
import { totalSurveySteps as stepsThatPagesName } from '../settings/index.ts';
import { keysOf } from './condition.ts';
import { chapters, questionOf, quizPictures, stepKinds, stepOf, steps, totalSurveySteps } from './index.ts';
import { pieces } from './pieces/all.ts';
import type { Option } from './steps/step.ts';

const values = (key: string) => {
  const question = questionOf(key);
  return question && 'options' in question ? question.options.map(({ value }) => value) : null;
};

describe('the questionnaire', () => {
  it('has fourteen chapters, in order, with the summary before the last', () => {
    expect(chapters).toHaveLength(14);
    expect(totalSurveySteps).toBe(14);
    expect(stepsThatPagesName).toBe(totalSurveySteps);
    const numbers = steps.flatMap(({ chapter }) => chapter ?? []);
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
    expect(new Set(numbers)).toEqual(new Set(Array.from({ length: 14 }, (_, at) => at + 1)));
    expect(steps.slice(-2).map(({ slug }) => slug)).toEqual(['summary', 'payment']);
    expect(stepOf('summary')?.chapter).toBeNull();
  });

  it('gives every step an address of its own, and uses every kind of screen', () => {
    expect(new Set(steps.map(({ slug }) => slug)).size).toBe(steps.length);
    for (const { slug } of steps) expect(slug).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
    expect(new Set(steps.map(({ kind }) => kind))).toEqual(new Set(stepKinds));
  });

  it('asks only what an earlier answer can decide', () => {
    const asked = new Set<string>();
    for (const step of steps) {
      const known = (keys: readonly string[]) => {
        for (const key of keys) expect(asked, `${step.slug} looks at ${key}`).toContain(key);
      };
      if (step.when) known(keysOf(step.when));
      for (const question of step.questions) {
        if (question.when) known(keysOf(question.when));
        if ('options' in question) for (const { when } of question.options) if (when) known(keysOf(when));
        asked.add(question.key);
      }
    }
  });

  it('says something of every step, short and finished', () => {
    for (const { title, heading, help, note } of steps) {
      expect(title).toMatch(/^[A-Z].*[?.a-z]$/);
      expect(title.length).toBeLessThanOrEqual(60);
      expect(heading).toMatch(/^[a-z]/);
      for (const sentence of [help, note?.text]) if (sentence !== undefined) expect(sentence).toMatch(/^[A-Z].*[.]$/);
    }
  });

  it('labels its options differently from one another', () => {
    for (const step of steps)
      for (const question of step.questions)
        if ('options' in question) {
          expect(new Set(question.options.map(({ value }) => value)).size).toBe(question.options.length);
          expect(new Set(question.options.map(({ label }) => label)).size).toBe(question.options.length);
        }
  });

  it('has no blank tile: an answer without a picture among pictures is a small one', () => {
    const mixed = steps
      .flatMap(({ questions }) => questions)
      .flatMap((question) => ('options' in question ? [question.options as readonly Option[]] : []))
      .filter((options) => options.some(({ pictures }) => pictures !== undefined));
    const plain = mixed.flatMap((options) =>
      options.filter(({ pictures, swatch }) => pictures === undefined && swatch === undefined),
    );
    expect(plain.map(({ label }) => label)).toContain('No thanks');
    expect(plain.filter(({ small }) => !small).map(({ label }) => label)).toEqual([]);
  });

  it('names its pictures as the picture store does', () => {
    expect(quizPictures).toContain('quiz/sofa-type/standard');
    expect(quizPictures).toContain('quiz/rug-type/border');
    for (const picture of quizPictures) expect(isPublicId(picture) && isInFolder(picture, 'quiz')).toBe(true);
  });

  it.each<[string, readonly (string | number | boolean)[]]>([
    ['what_kind_of_place', ['House', 'Apartment/condo/co-op', 'Other']],
    ['upgrading_or_from_scratch', ['upgrading', 'blank-canvas']],
    ['need_help', [true, false]],
    // Ours, and optional: the specification doesn't ask it.
    ['mobility_aid', ['wheelchair', 'walker', 'both', 'neither']],
    ['type_of_furniture', ['living-room', 'bedroom', 'dining-room', 'office']],
    ['your_timeline', [1, 0]],
    ['measurement_method', ['on-site-service', 'diy']],
    ['favorite_styles', ['draper', 'moody', 'roy']],
    ['wood_tone', ['light', 'dark']],
    ['sofa.type', ['standard', 'chaise_sectional', 'l_shaped_sectional', 'sleeper', 'modular']],
    ['sofa.sub_type', ['sofa_a', 'sofa_b', 'sofa_c']],
    ['sofa.materials', ['fabric', 'leather']],
    ['sofa.colorIntensity', ['neutral', 'accent', 'lots_of_color']],
    ['sofa.color', ['green', 'blue', 'red']],
    ['lounge_chair.type', ['stationary_standard', 'recliner', 'swivel']],
    ['lounge_chair.sub_type', ['plush', 'exposed_frame']],
    ['lounge_chair.materials', ['fabric', 'leather']],
    ['lounge_chair.quantity', ['1', '2']],
    ['sideboard.type', ['sliding_door', 'open_front', 'standard_door']],
    ['coffee_table.type', ['traditional', 'shelf', 'storage']],
    ['coffee_table.materials', ['wood', 'glass', 'stone']],
    ['coffee_table.shape', ['round', 'rectangular_or_square', 'modern_or_funky']],
    ['end_table.type', ['traditional', 'storage']],
    ['end_table.shape', ['round', 'rectangle', 'square']],
    ['end_table.quantity', ['1', '2']],
    ['rug.type', [1, 2, 3, 4, 5]],
    ['rug.size', ['5x8', '6x9', '8x10', '9x12', 'notSure']],
    ['rug.colorIntensity', ['neutral', 'accent', 'lots_of_color']],
    ['bed.type', ['no_headboard', 'headboard']],
    ['bed.materials', ['wood', 'fabric']],
    ['bed.size', ['king', 'queen', 'full']],
    ['nightstand.type', ['drawer', 'shelf']],
    ['nightstand.materials', ['wood', 'stone']],
    ['nightstand.quantity', ['1', '2']],
    ['dresser.type', ['horizontal', 'vertical']],
    ['bench.type', ['standard', 'storage']],
    ['dining_table.materials', ['wood', 'glass', 'stone']],
    ['dining_table.shape', ['round', 'rectangular', 'square']],
    ['dining_chair.quantity', ['2-3', '4', '6+', 'Other']],
    ['dining_chair.type', ['wood', 'upholstered']],
    ['dining_chair.materials', ['fabric', 'leather']],
    ['dining_chair.colorIntensity', ['neutral', 'lots_of_color']],
    ['stool.size', ['counter', 'bar', 'neither']],
    ['stool.type', ['wood', 'upholstered']],
    ['stool.materials', ['fabric', 'leather']],
    ['stool.quantity', ['2', '3', '4']],
    ['desk.materials', ['wood', 'glass']],
    ['standing_desk.materials', ['wood', 'glass']],
    ['desk_chair.materials', ['fabric', 'leather']],
    ['desk_chair.colorIntensity', ['neutral', 'accent', 'lots_of_color']],
  ])('offers for %s what the specification lists', (key, expected) => {
    const isLeftToUs = /\.(?:sub_type|materials|shape)$|^stool\.size$/.test(key);
    // Besides the specification's options, “not sure” where a person may not know.
    expect(values(key)).toEqual(isLeftToUs ? [...expected, 'notSure'] : expected);
  });

  it.each<[string, readonly string[], boolean]>([
    ['sofa', ['type', 'sub_type', 'materials', 'budget'], true],
    ['lounge_chair', ['type', 'sub_type', 'materials', 'quantity', 'budget'], true],
    ['sideboard', ['type', 'budget'], false],
    ['coffee_table', ['type', 'materials', 'shape', 'budget'], false],
    ['end_table', ['type', 'shape', 'quantity', 'budget'], false],
    ['rug', ['type', 'size', 'budget'], true],
    ['bed', ['type', 'materials', 'size', 'budget'], false],
    ['nightstand', ['type', 'materials', 'quantity', 'budget'], false],
    ['dresser', ['type', 'budget'], false],
    ['bench', ['type', 'budget'], false],
    ['dining_table', ['materials', 'shape', 'budget'], false],
    ['dining_chair', ['quantity', 'quantity_other', 'type', 'materials', 'budget'], true],
    ['stool', ['size', 'type', 'materials', 'quantity', 'budget'], false],
    ['desk', ['materials', 'budget'], false],
    ['standing_desk', ['materials', 'budget'], false],
    ['desk_chair', ['materials', 'budget'], true],
  ])('asks about the %s in its order, color in its own chapter', (piece, traits, hasColor) => {
    const keysIn = (chapter: number) =>
      steps
        .filter((step) => step.chapter === chapter)
        .flatMap((step) => step.questions.map(({ key }) => key))
        .filter((key) => key.startsWith(`${piece}.`));
    expect(keysIn(6)).toEqual(traits.map((trait) => `${piece}.${trait}`));
    expect(keysIn(7)).toEqual(hasColor ? [`${piece}.colorIntensity`, `${piece}.color`] : []);
  });

  it('knows words for every piece of every room, each in the order of its room', () => {
    const order = pieces.map(({ piece }) => piece);
    expect(new Set(order)).toEqual(new Set(pieceKinds.filter((kind) => kind !== 'bar_table')));
    for (const room of roomIds) expect(order.filter((piece) => piecesOf(room).includes(piece))).toEqual(piecesOf(room));
  });

  it('names the rug and sofa styles as decided', () => {
    const labels = (key: string) => {
      const question = questionOf(key);
      return question && 'options' in question ? question.options.map(({ label }) => label) : [];
    };
    expect(labels('rug.type')).toEqual(['Border', 'Geometric', 'Moroccan', 'Southwestern', 'Solid']);
    expect(labels('sofa.sub_type')).toEqual(['Track arm', 'Rolled arm', 'Exposed wood frame', 'Not sure']);
  });

  it('has the stool heights in its words', () => {
    const question = questionOf('stool.size');
    const notes = question && 'options' in question ? question.options.map(({ note }) => note) : [];
    expect(notes[0]).toContain('36 inches');
    expect(notes[1]).toContain('42 inches');
  });

  it('asks the slider from 1 to 10, starting at 5, and chairs from 0', () => {
    expect(questionOf('boldness')).toMatchObject({ answer: 'scale', minimum: 1, maximum: 10, usual: 5 });
    expect(questionOf('dining_chair.quantity_other')).toMatchObject({ answer: 'number', minimum: 0 });
  });
});
