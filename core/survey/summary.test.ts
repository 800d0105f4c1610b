import { describe, expect, it } from 'vitest';
import { briefOf, type QuizContext, summaryChapters, summaryOf } from './index.ts';

const member: QuizContext = { signedIn: true, feeCovers: true };
const bedroom = {
  what_kind_of_place: 'House',
  type_of_furniture: 'bedroom',
  pieces: ['bed', 'nightstand'],
  more_pieces: ['bench'],
  favorite_styles: ['draper'],
  bed: { type: 'no_headboard', size: 'queen', budget: 'basic' },
  nightstand: { type: 'drawer', materials: 'notSure', quantity: '2', budget: 'basic' },
};
const chapters = summaryChapters(bedroom, member);
const titled = (title: string) => chapters.find((one) => one.title === title);

describe('the summary, folded by chapter', () => {
  it('has every line of the summary once, under its chapter, in order', () => {
    expect(chapters.flatMap(({ lines }) => lines)).toEqual(summaryOf(bedroom, member));
    expect(chapters.map(({ chapter }) => chapter)).toEqual(
      chapters.map(({ chapter }) => chapter).toSorted((one, other) => one - other),
    );
  });

  it('says in one line what each chapter holds', () => {
    expect(titled('Your place')?.gist).toBe('House');
    expect(titled('The pieces')?.gist).toBe('Bed, Nightstand, Bench');
    expect(titled('Where you start')?.gist).toBe('Skipped');
    const pieces = { ...bedroom, bench: { type: 'storage', budget: 'luxe' }, rug: { type: [1], size: '8x10' } };
    const long = summaryChapters({ ...pieces, more_pieces: ['bench', 'rug'] }, member).find(
      ({ chapter }) => chapter === 6,
    );
    expect(long?.gist).toMatch(/ and \d+ more$/);
    for (const { gist } of chapters) expect(gist.length).toBeLessThanOrEqual(105);
  });

  it('says an answer that several pieces share once, and what a number counts', () => {
    const green = { materials: 'fabric', colorIntensity: 'accent', color: 'green' };
    const answers = {
      ...{ what_kind_of_place: 'House', type_of_furniture: 'living-room', boldness: 5 },
      ...{ pieces: ['sofa', 'lounge_chair'], more_pieces: ['no-thanks'], favorite_styles: ['draper'] },
      ...{ sofa: { type: 'standard', ...green }, lounge_chair: { type: 'swivel', ...green } },
    };
    const color = summaryChapters(answers, member).find(({ title }) => title === 'Color');
    expect(color?.gist).toBe('Boldness 5 of 10, An accent of color, Green');
  });

  it('starts open only where an answer is needed', () => {
    expect(titled('Piece by piece')?.isOpen).toBe(true);
    expect(titled('Name and delivery')?.isOpen).toBe(true);
    expect(titled('Your place')?.isOpen).toBe(false);
    expect(titled('Photos and floor plan')?.isOpen).toBe(false);
  });

  it('shows “not sure” as the answer it is, to the customer and the specialist', () => {
    const line = summaryOf(bedroom, member).find(({ key }) => key === 'nightstand.materials');
    expect(line?.answer).toBe('Not sure');
    expect(briefOf(bedroom)?.pieces.find(({ kind }) => kind === 'nightstand')?.materials).toEqual([]);
    const table = { type_of_furniture: 'living-room', pieces: ['coffee_table'], coffee_table: { shape: 'notSure' } };
    expect(briefOf(table)?.pieces[0]?.shapes).toEqual([]);
  });
});
