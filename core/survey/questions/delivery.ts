import { deliverableStates } from '../../places/index.ts';
import { measurementMethodKey, onSiteService, projectNameKey, stateKey, zipKey } from '../keys.ts';
import type { Question, Step } from '../steps/step.ts';

export const deliveryState: Question = {
  key: stateKey,
  label: 'Delivery state',
  answer: 'one',
  required: true,
  missing: 'shipping.stateRequired',
  shared: true,
  options: deliverableStates.map(({ abbreviation, name }) => ({ value: abbreviation, label: name, alias: name })),
};

export const deliveryZip: Extract<Question, { answer: 'zip' }> = {
  key: zipKey,
  label: 'Delivery zip code',
  answer: 'zip',
  required: true,
  missing: 'zip.missing',
  shared: true,
};

/** A customer who gets a visit has already given us the address. */
const notVisited = { not: { key: measurementMethodKey, is: onSiteService } } as const;

export const delivery: readonly Step[] = [
  {
    slug: 'delivery-zip',
    chapter: 12,
    kind: 'delivery-zip',
    heading: 'delivery',
    title: "Where's your furniture headed?",
    help: 'Your zip code tells us the state.',
    when: notVisited,
    questions: [deliveryZip],
  },
  {
    slug: 'delivery-state',
    chapter: 12,
    kind: 'dropdown',
    heading: 'delivery',
    title: 'Which state do we deliver to?',
    screen: 'delivery-zip',
    when: notVisited,
    questions: [deliveryState],
  },
  {
    slug: 'project-name',
    chapter: 12,
    kind: 'text-once',
    heading: 'a name',
    title: 'What should we call this project?',
    help: 'You’ll find your boards under this name.',
    screen: 'delivery-zip',
    questions: [
      {
        key: projectNameKey,
        label: 'Project name',
        answer: 'text',
        maximumLength: 80,
        placeholder: 'For example, Oak Street {room}',
      },
    ],
  },
];
