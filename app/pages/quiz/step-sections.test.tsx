import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { type Answers, stepAt, withSuggestions } from '#core/survey/index.ts';
import { StepParts } from './step-sections.tsx';

const context = { signedIn: false, feeCovers: false };
const nothing = () => undefined;
const living = {
  type_of_furniture: 'living-room',
  pieces: ['sofa', 'lounge_chair', 'rug'],
  more_pieces: ['no-thanks'],
  sofa: { type: 'standard', materials: 'leather', colorIntensity: 'accent', color: 'blue', budget: 'luxe' },
};

function drawn(slug: string, given: Answers = living): string {
  const screen = stepAt(slug, given, context);
  const acts = { errorOf: nothing, give: nothing, change: nothing, pick: nothing };
  const answers = withSuggestions(screen, given, context);
  return renderToString(
    <MemoryRouter>
      <StepParts screen={screen} answers={answers} context={context} pictures={{}} focused={false} {...acts} />
    </MemoryRouter>,
  );
}

const count = (html: string, what: RegExp) => [...html.matchAll(what)].length;

describe('a screen of several steps', () => {
  it.each([
    'starting-point',
    'pieces',
    'style',
    'lounge-chair-material',
    'budget',
    'boldness',
    'notes',
    'delivery-zip',
  ])('“%s” has one heading of the page', (slug) => expect(count(drawn(slug), /<h1/g)).toBe(1));

  it('shows what is taken over as a line, with a way to change it', () => {
    expect(count(drawn('boldness'), /The same as for the sofa/g)).toBe(4);
    expect(count(drawn('budget'), /The same as for the sofa/g)).toBe(2);
    const material = drawn('lounge-chair-material');
    expect(material).toContain('The same as for the sofa');
    expect(material).toContain('Leather');
    expect(material).toContain('Change');
    expect(count(material, /type="radio"/g)).toBe(2);
  });

  it('asks in full where there is nothing to take over', () => {
    const html = drawn('budget', { ...living, sofa: { type: 'standard' } });
    expect(html).not.toContain('The same as');
    expect(html).toContain('What would you like to spend on your rug?');
  });

  it('asks for notes and every upload at once, and for zip, state and name at once', () => {
    const notes = drawn('notes');
    for (const words of [
      'What else should your specialist know?',
      'May we see your living room?',
      'floor plan',
      'coming back to',
    ])
      expect(notes).toContain(words);
    expect(count(notes, /type="file"/g)).toBe(3);
    const delivery = drawn('delivery-zip');
    for (const words of ['Delivery zip code', 'Delivery state', 'Project name']) expect(delivery).toContain(words);
  });
});
