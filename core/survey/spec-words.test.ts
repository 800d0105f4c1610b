import { describe, expect, it } from 'vitest';
import { measurementKeys } from '../room/index.ts';
import { type Question, type StepKind, stepOf, steps } from './index.ts';

const of = (slug: string) => stepOf(slug) ?? expect.fail(`no step ${slug}`);
const question = (slug: string): Question => of(slug).questions[0] ?? expect.fail(`${slug} asks nothing`);
const kinds = (kind: StepKind) => steps.filter((step) => step.kind === kind).map(({ slug }) => slug);

describe('what the specification says of the quiz’s screens', () => {
  it('the delivery step asks where the furniture is headed, by its zip code', () => {
    expect(of('delivery-zip').title).toBe("Where's your furniture headed?");
    expect(question('delivery-zip').label).toBe('Delivery zip code');
  });

  it('the placeholder step asks for an account', () => {
    expect(of('password')).toMatchObject({
      kind: 'placeholder',
      title: "To get this started, let's create an account.",
    });
  });

  it('on-site service is free and in the New York City area only', () => {
    const method = question('measurement-method');
    const [onSite] = 'options' in method ? method.options : [];
    expect(onSite?.note).toBe('A specialist visits and measures for you, at no charge. New York City area only.');
  });

  it('the measurement form asks for four lengths and describes both walls', () => {
    const keys = of('measurements').questions.map(({ key }) => key);
    expect(keys.slice(0, 6)).toEqual([...measurementKeys, 'wall-a-description', 'wall-b-description']);
    expect(measurementKeys).toEqual(['wall-a', 'wall-b', 'doorway-height', 'doorway-width']);
  });

  it('the shipping form asks for state and zip', () => {
    expect(of('visit-address')).toMatchObject({ kind: 'shipping-form' });
    expect(of('visit-address').questions.map(({ key }) => key)).toEqual(['state', 'zip']);
  });

  it('single choices go on by themselves, multiple choices and the measurement method do not', () => {
    for (const step of steps) {
      expect([step.slug, step.autoAdvance === true]).toEqual([step.slug, /^(radio|budget)-list$/.test(step.kind)]);
    }
  });

  it('notes on timeline, budget, room and style are grouped, and inspiration is a picture', () => {
    expect(of('notes').questions.map(({ key }) => key)).toEqual([
      'timeline_notes',
      'budget_notes',
      'room_notes',
      'style_notes',
    ]);
    expect(question('inspiration')).toMatchObject({ key: 'inspiration_images', answer: 'images' });
  });

  it('a text question may show a placeholder', () => {
    expect(question('project-name')).toMatchObject({ placeholder: expect.stringMatching(/./) });
  });

  it('a placeholder says that it’s an example, so that it doesn’t look typed', () => {
    const shown = steps.flatMap(({ questions }) =>
      questions.flatMap((one) => ('placeholder' in one && one.placeholder ? [one.placeholder] : [])),
    );
    expect(shown.length).toBeGreaterThan(5);
    expect(shown.filter((words) => !words.startsWith('For example, '))).toEqual([]);
  });

  it('the choice between measuring and being visited, the rugs, the style and the slider have a step each', () => {
    expect(kinds('measurement-method')).toEqual(['measurement-method']);
    expect(kinds('rug-style-carousel')).toEqual(['rug-type']);
    expect(kinds('style-selector')).toEqual(['style']);
    expect(kinds('slider')).toEqual(['boldness']);
    // The first is ours.
    expect(kinds('dropdown')).toEqual(['mobility', 'delivery-state']);
    expect(kinds('textarea')).toEqual(['staying']);
    expect(kinds('image-upload')).toEqual(['room-photos', 'floor-plan', 'inspiration']);
  });
});
