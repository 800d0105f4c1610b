import { onSiteAreaName } from '#core/places/index.ts';
import { visitTerms } from '#core/visit/index.ts';

/** Copy for the measuring page. The copy for visits is in core/visit. */
export const measurementsWords = {
  title: 'Measuring your room',
  lead: 'Two walls and one doorway are enough. Have us come and measure, or do it yourself in about ten minutes.',
  onSite: {
    title: 'On-site service',
    zip: 'Your zip code',
    check: 'Check',
    served: 'Good news: we can come to your zip code, free of charge.',
    area: `We serve ${onSiteAreaName}.`,
    name: 'Pick your days',
    start: 'Take the style quiz first',
    startNote: 'The quiz tells us which room to measure. It takes about ten minutes.',
    signIn: 'Sign in to request a visit',
  },
  diy: {
    title: 'Do it yourself',
    text: 'A tape measure, your phone, and about ten minutes. Half an inch can decide whether a sofa makes it through a door, so take your time with the doorway.',
    how: 'See how',
    enter: 'Enter your measurements',
    scan: 'Scan the room with your phone',
    draw: (room: string) => `Draw the room to scale: ${room}`,
  },
  visit: {
    title: 'Ask us to come',
    lead: `Give us up to ${visitTerms.preferredDays} days, your favorite first. We’ll email you with a day and the name of your visitor.`,
    room: 'Which room',
    street: 'Street, number and apartment',
    zip: 'Zip code',
    phone: 'Phone for the day of the visit',
    days: ['First choice', 'Second choice', 'Third choice'],
    note: 'How we get in',
    noteHint: 'The buzzer, the elevator, where to park, the dog.',
    homeHint: 'Only our team sees this.',
    send: 'Request a visit',
    sendAgain: 'Use these days instead',
    cancel: 'Cancel the visit',
    named: 'Your days',
    failed: 'This visit can’t be changed anymore. Please message your specialist.',
    signInFirst: 'Please sign in first.',
    unnamed: 'Your room',
  },
  howTo: {
    title: 'How to measure',
    lead: 'A steel tape, in feet and inches, at the narrowest place, twice. Your phone holds the numbers.',
    steps: [
      {
        title: 'Wall A',
        text: 'Choose a corner. Wall A is the wall you face: measure it from corner to corner, above the baseboard.',
        picture: 'guides/wall-a',
      },
      {
        title: 'Wall B',
        text: 'The wall to its right, from the same corner to the next one.',
        picture: 'guides/wall-b',
      },
      {
        title: 'The doorway’s width',
        text: 'The door everything has to come through. Measure between the frames, not the door itself.',
        picture: 'guides/doorway-width',
      },
      {
        title: 'The doorway’s height',
        text: 'From the floor, or the threshold if there is one, to the underside of the frame.',
        picture: 'guides/doorway-height',
      },
      {
        title: 'What’s on the walls',
        text: 'A window, a radiator, an outlet: what it is, how far from the corner, how high above the floor.',
        picture: 'hero/hero-6',
      },
      {
        title: 'A photo from each corner',
        text: 'Hold the phone upright at chest height, and get the opposite corner into the picture.',
        picture: 'hero/hero-5',
      },
    ],
    enter: 'Enter it in the quiz as you read it: 12 feet 6 inches. You can change it until you submit.',
  },
} as const;
