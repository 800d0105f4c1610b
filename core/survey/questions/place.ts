import type { Step } from '../steps/step.ts';

export const place: Step = {
  slug: 'place',
  chapter: 1,
  kind: 'radio-list',
  heading: 'your place',
  title: 'What kind of place is it?',
  help: 'It tells us about stairs, elevators and doorways before we choose a single piece.',
  autoAdvance: true,
  questions: [
    {
      key: 'what_kind_of_place',
      label: 'Kind of place',
      answer: 'one',
      shared: true,
      options: [
        { value: 'House', label: 'House' },
        { value: 'Apartment/condo/co-op', label: 'Apartment, condo or co-op' },
        { value: 'Other', label: 'Something else' },
      ],
    },
    {
      key: 'what_kind_of_place_description',
      label: 'What is it?',
      answer: 'text',
      maximumLength: 200,
      placeholder: 'For example, a loft above a bakery, a houseboat',
      shared: true,
      required: true,
      when: { key: 'what_kind_of_place', is: 'Other' },
    },
  ],
};
