import type { SourceId } from '../sources.ts';

export interface WayOn {
  readonly title: string;
  readonly when: string;
  readonly words: string;
  readonly places: readonly { readonly name: string; readonly href: string; readonly takes: string }[];
}

/** What to do with furniture you no longer want, best option first. */
export const waysOn: readonly WayOn[] = [
  {
    title: 'Repair it',
    when: 'It wobbles, squeaks or is merely dull',
    words:
      'A loose joint needs glue, a flat cushion needs new foam, a scratched top needs oil. Ask an upholsterer for an estimate: many give one from a photo.',
    places: [{ name: 'Repair Café', href: 'https://www.repaircafe.org/en/', takes: 'Volunteers who repair with you' }],
  },
  {
    title: 'Give it away',
    when: 'A neighbor could use it tomorrow',
    words: 'Post a photo, the sizes and the floor you live on. It’s usually gone in a day.',
    places: [
      { name: 'Buy Nothing', href: 'https://buynothingproject.org', takes: 'Neighbors, by app' },
      { name: 'Freecycle', href: 'https://www.freecycle.org', takes: 'Local groups' },
    ],
  },
  {
    title: 'Donate it',
    when: 'Clean, sturdy and complete',
    words: 'Many charities collect for free. Ask what they need before you carry anything downstairs.',
    places: [
      {
        name: 'Habitat for Humanity ReStore',
        href: 'https://www.habitat.org/restores',
        takes: 'Most furniture; pickup in many places',
      },
      {
        name: 'Furniture Bank Network',
        href: 'https://furniturebanks.org',
        takes: 'Homes for families who start with nothing',
      },
      { name: 'The Salvation Army', href: 'https://satruck.org', takes: 'Pickup by zip code' },
      { name: 'Goodwill', href: 'https://www.goodwill.org', takes: 'Smaller pieces; each store decides' },
    ],
  },
  {
    title: 'Recycle it',
    when: 'Past repair',
    words: 'Metal and clean wood are worth taking apart. Mattresses have programs of their own in several states.',
    places: [
      { name: 'Bye Bye Mattress', href: 'https://byebyemattress.com', takes: 'Mattresses and box springs' },
      { name: 'Earth911', href: 'https://earth911.com', takes: 'Finds a place by material and zip code' },
    ],
  },
];

export interface ChecklistPart {
  readonly title: string;
  readonly steps: readonly string[];
}

export const checklist: readonly ChecklistPart[] = [
  {
    title: 'Before you call',
    steps: [
      'Take four photos: front, back, underneath, and every flaw.',
      'Write down width, depth, height and what it’s made of.',
      'Look for the law tag on upholstery and mattresses. Many charities need it.',
      'Search its name at cpsc.gov/Recalls. Don’t give away a recalled piece.',
      'Look along the seams for bed bugs. If you find any, call an exterminator before you move it.',
    ],
  },
  {
    title: 'When they say yes',
    steps: [
      'Ask about stairs, elevators, and whether the crew comes inside.',
      'Reserve an elevator or a parking space if your building requires it.',
      'Empty every drawer. Check behind and under the cushions.',
      'Vacuum it, wipe it down, let it dry.',
      'Tape screws and fittings in a bag to the piece they belong to.',
    ],
  },
  {
    title: 'On the day',
    steps: [
      'Measure the doorway again. Take off legs or doors if it came in without them.',
      'Cover floors and corners on the way out.',
      'Ask for a receipt with the charity’s name, the date and what you gave.',
      'Photograph the receipt with the piece.',
    ],
  },
  {
    title: 'If it can only be recycled',
    steps: [
      'Take out the metal: springs, slides, handles.',
      'Keep bare wood apart from painted wood and from particleboard.',
      'Ask your city about bulk pickup before you use the curb.',
    ],
  },
];

export const donatingFacts: readonly { readonly title: string; readonly words: string; readonly source: SourceId }[] = [
  {
    title: 'Taxes',
    words:
      'If you itemize, the fair market value of furniture in good used condition or better can be deducted. Keep a written acknowledgment for a gift of $250 or more; above $500 in all, Form 8283 goes with your return.',
    source: 'irsDonations',
  },
  {
    title: 'Mattresses',
    words:
      'California, Connecticut, Oregon and Rhode Island have statewide programs, paid for by a fee on new mattresses, that take old ones at no extra charge.',
    source: 'mattressRecycling',
  },
  {
    title: 'Bed bugs',
    words: 'Never put an infested piece on the curb for others to take. Wrap it, label it, and ask your city.',
    source: 'epaBedBugs',
  },
  {
    title: 'Recalls',
    words: 'Selling or giving away a recalled product is against the law, and the remedy is often free.',
    source: 'recalls',
  },
];
