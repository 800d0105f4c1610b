import { uploadLimits } from '#core/media/index.ts';

/** Copy for the scanning page. */
export const scanWords = {
  title: 'Scan your room',
  lead: 'Your phone can draw the floor plan for you. Walk once around the room, save the plan as a picture, and bring it to your specialist.',
  start: 'Add your floor plan',
  measure: 'Measure with a tape instead',
  heading: 'How it works',
  steps: [
    {
      title: 'Get a scanning app',
      text: 'Rendr, or any app that draws a floor plan as you walk around the room. Phones with a depth sensor measure best; others take a little longer.',
      picture: 'scenes/office/moody-light-1',
      focus: '58% 50%',
    },
    {
      title: 'Turn on the lights',
      text: 'Open the curtains, switch on the lamps and open every door the furniture has to come through.',
      picture: 'scenes/living-room/draper-2',
      focus: '0% 50%',
    },
    {
      title: 'Walk along the walls',
      text: 'Start in a corner and walk slowly, the phone upright at chest height. Point it at every wall, window and doorway, down to the floor.',
      picture: 'guides/wall-b',
      focus: '80% 50%',
    },
    {
      title: 'Check two numbers',
      text: 'Hold a tape to one wall and to the doorway. If the plan is more than an inch off, scan again more slowly.',
      picture: 'guides/doorway-width',
      focus: '60% 50%',
    },
    {
      title: 'Save the plan as a picture',
      text: `JPEG, PNG, WebP, SVG or HEIC, up to ${uploadLimits.bytes / 1024 / 1024} MB. If your app saves a PDF, take a screenshot of it.`,
      picture: 'guides/doorway-height',
      focus: '45% 50%',
    },
    {
      title: 'Bring it in',
      text: 'Add it in the quiz, where we ask for photos and a floor plan. Only you and your specialist see it.',
      picture: 'scenes/living-room/moody-light-2',
      focus: '70% 50%',
    },
  ],
} as const;
