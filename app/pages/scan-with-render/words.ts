import { uploadLimits } from '#core/media/index.ts';

/** What the page about scanning says. */
export const scanWords = {
  title: 'Scan your room',
  lead: 'Your phone can draw the floor plan for you. Walk once around the room, save the plan as a picture, and bring it to your specialist.',
  start: 'Add your floor plan',
  measure: 'Measure with a tape instead',
  heading: 'How it goes',
  steps: [
    [
      'Get a scanning app',
      'Rendr, or any other that draws a floor plan from a walk around the room. Phones with a depth sensor measure best; others take a little longer.',
    ],
    [
      'Make some light',
      'Open the curtains, switch on the lamps and open every door the furniture has to come through.',
    ],
    [
      'Walk along the walls',
      'Start in a corner and walk slowly, the phone upright at chest height. Point it at every wall, window and doorway, down to the floor.',
    ],
    [
      'Check two numbers',
      'Hold a tape to one wall and to the doorway. If the plan is more than an inch off, scan again more slowly.',
    ],
    [
      'Save the plan as a picture',
      `JPEG, PNG, WebP, SVG or HEIC, up to ${uploadLimits.bytes / 1024 / 1024} MB. If your app saves a PDF, take a screenshot of it.`,
    ],
    ['Bring it in', 'Add it at the floor plan step of the quiz. Only you and your specialist see it.'],
  ],
} as const;
