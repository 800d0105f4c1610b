import type { Step } from '../steps/step.ts';

export const photos: readonly Step[] = [
  {
    slug: 'room-photos',
    chapter: 10,
    kind: 'image-upload',
    heading: 'photos of your room',
    title: 'May we see your {room}?',
    help: 'A photo from each corner tells us about light, windows and floor. Only you and your specialist see them.',
    screen: 'notes',
    questions: [{ key: 'room_photos', label: 'Photos', answer: 'images', minimum: 0, maximum: 10 }],
  },
  {
    slug: 'floor-plan',
    chapter: 10,
    kind: 'image-upload',
    heading: 'your floor plan',
    title: 'Do you have a floor plan?',
    help: 'A sketch on paper is fine.',
    note: {
      title: 'Good to know',
      text: 'Your phone can scan the room and draw the plan for you.',
      link: '/scan-with-rendr',
    },
    screen: 'notes',
    questions: [{ key: 'floor_plan', label: 'Floor plan', answer: 'images', minimum: 0, maximum: 3 }],
  },
];
