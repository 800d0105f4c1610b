import { mostVisitPhotos } from '#core/visit/index.ts';

const photos = (count: number) => (count === 1 ? '1 photo' : `${count} photos`);

export const onSiteWords = {
  title: 'Photos of the room',
  label: 'Photos of the room',
  take: 'Take or choose photos',
  drop: 'Drop photos here, or take them with your phone.',
  hint: 'They’re shown in the project’s brief. Without a network, they stay on this device and are sent once you’re back online.',
  sending: (count: number) => `Sending ${photos(count)} …`,
  waiting: (count: number) =>
    `${photos(count)} ${count === 1 ? 'is' : 'are'} kept on this device. We’ll send ${count === 1 ? 'it' : 'them'} once you’re back online.`,
  notSent: 'Not sent yet',
  photo: (number: number) => `Photo ${number} from the visit`,
  remove: 'Remove',
  removed: 'Removed.',
  failed: 'That didn’t work. Please try again.',
  notAllowed: 'Only the team can add photos of a visit.',
  notFound: 'There’s no visit to this room today.',
  full: `A visit can have up to ${mostVisitPhotos} photos. Remove one first.`,
  notAnImage: 'This file isn’t a photo we can read.',
} as const;
