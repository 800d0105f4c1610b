import type { Sample } from './sample.ts';

/** Field names follow the specification. */
export interface Testimonial extends Sample {
  readonly name: string;
  readonly location: string;
  readonly short_content: string;
  readonly content: string;
  /** The public id of a picture. */
  readonly imageUrl: string | null;
  readonly isBold: boolean;
}

export const testimonials: readonly Testimonial[] = [
  {
    name: 'Dana R.',
    location: 'Living room, Jersey City',
    short_content: 'A person to ask.',
    content:
      'I had been sitting on a folding chair for a year because I couldn’t choose. Three days later I had two rooms I wanted to live in, and a person to ask.',
    imageUrl: 'scenes/living-room/draper-3',
    isBold: true,
    sample: true,
  },
  {
    name: 'Marcus T.',
    location: 'Bedroom, Atlanta',
    short_content: 'It fit through the door.',
    content:
      'They told me the dresser would clear my hallway by an inch and a half. It cleared my hallway by an inch and a half.',
    imageUrl: 'scenes/bedroom/draper-1',
    isBold: false,
    sample: true,
  },
  {
    name: 'Ellen and Sam',
    location: 'Dining room, Portland',
    short_content: 'Two answers, both ours.',
    content:
      'He liked Board A, I liked Board B. We bought the table from one and the chairs from the other, and now we both think we won.',
    imageUrl: 'scenes/dining-room/draper-2',
    isBold: false,
    sample: true,
  },
  {
    name: 'Yusra K.',
    location: 'Office and living room, Chicago',
    short_content: 'No forty tabs.',
    content: 'I closed forty browser tabs and answered a quiz. My specialist noticed the radiator I forgot to mention.',
    imageUrl: 'scenes/office/moody-light-1',
    isBold: false,
    sample: true,
  },
  {
    name: 'Bill H.',
    location: 'Living room, Tucson',
    short_content: 'They took it back.',
    content:
      'The chair was handsome and wrong for my back. They came for it, no speeches, and sent the one I should have chosen.',
    imageUrl: 'furniture/rec-saddler-lounge-chair-cognac/front',
    isBold: false,
    sample: true,
  },
];
