import { measurementKeys, measurementLabels } from '../../room/index.ts';
import type { Condition } from '../condition.ts';
import { diy, measurementMethodKey, needHelpKey, onSiteService } from '../keys.ts';
import type { Question, Step } from '../steps/step.ts';
import { deliveryState, deliveryZip } from './delivery.ts';

/** We can't plan a room without its measurements. */
const neededForLayout: Condition = { key: needHelpKey, is: true };

const description = (wall: 'a' | 'b'): Question => ({
  key: `wall-${wall}-description`,
  label: `About wall ${wall.toUpperCase()}`,
  answer: 'text',
  maximumLength: 500,
  placeholder: 'For example, a window in the middle, a radiator below it',
});

export const measurements: readonly Step[] = [
  {
    slug: 'measurement-method',
    chapter: 9,
    kind: 'measurement-method',
    heading: 'your measurements',
    title: 'How should we measure your {room}?',
    help: 'With good measurements, we can check every piece against your wall and your doorway.',
    questions: [
      {
        key: measurementMethodKey,
        label: 'Measured by',
        answer: 'one',
        required: neededForLayout,
        options: [
          {
            value: onSiteService,
            label: 'On-site service',
            note: 'A specialist visits and measures for you, at no charge. New York City area only.',
            pictures: ['quiz/measurement-method/on-site-service'],
            within: 'on-site area',
          },
          {
            value: diy,
            label: 'Do it yourself',
            note: 'A tape measure, your phone, and about ten minutes.',
            pictures: ['quiz/measurement-method/diy'],
          },
        ],
      },
    ],
  },
  {
    slug: 'visit-address',
    chapter: 9,
    kind: 'shipping-form',
    heading: 'your visit',
    title: 'Where should we come to measure?',
    help: 'We’ll deliver your furniture there, too.',
    screen: 'measurement-method',
    when: { key: measurementMethodKey, is: onSiteService },
    questions: [deliveryState, { ...deliveryZip, missing: 'shipping.zipRequired', within: 'on-site area' }],
  },
  {
    slug: 'measurements',
    chapter: 9,
    kind: 'measurement-form',
    heading: 'your measurements',
    title: 'How large is your {room}?',
    help: 'Measure the two walls that meet in a corner, and the doorway that everything has to come through.',
    note: {
      title: 'Good to know',
      text: 'Measure the doorway at its narrowest, between the frames. Half an inch can decide.',
      link: '/measurements',
    },
    screen: 'measurement-method',
    when: { key: measurementMethodKey, is: diy },
    questions: [
      ...measurementKeys.map(
        (key): Question => ({
          key,
          label: measurementLabels[key],
          answer: 'measurement',
          required: neededForLayout,
          missing: 'measurements.required',
        }),
      ),
      description('a'),
      description('b'),
      {
        key: 'doorway-wall',
        label: 'The doorway is in',
        answer: 'one',
        options: [
          { value: 'wall-a', label: 'Wall A' },
          { value: 'wall-b', label: 'Wall B' },
          { value: 'opposite-wall-a', label: 'The wall opposite A' },
          { value: 'opposite-wall-b', label: 'The wall opposite B' },
        ],
      },
      { key: 'doorway-offset', label: 'From the wall’s left corner to the doorway', answer: 'measurement' },
      {
        key: 'doorway-swing',
        label: 'The door opens',
        answer: 'one',
        options: [
          { value: 'inward', label: 'Into the room' },
          { value: 'outward', label: 'Out of the room' },
          { value: 'none', label: 'There’s no door, or it slides' },
        ],
      },
    ],
  },
];
