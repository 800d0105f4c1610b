import type { Sample } from './sample.ts';

export interface Teammate extends Sample {
  readonly name: string;
  readonly initials: string;
  readonly role: string;
  readonly about: string;
}

export const team: readonly Teammate[] = [
  {
    name: 'Maren Oyelaran',
    initials: 'mo',
    role: 'Living Space Specialist',
    about: 'Trained as a cabinetmaker. Opens every drawer before she recommends it.',
    sample: true,
  },
  {
    name: 'Theo Brandt',
    initials: 'tb',
    role: 'Living Space Specialist',
    about: 'Furnished forty studio apartments, three of them his own. Knows where a bed can hide.',
    sample: true,
  },
  {
    name: 'Priya Raman',
    initials: 'pr',
    role: 'Living Space Specialist',
    about: 'Reads floor plans for fun. Will ask about your dog before she picks your rug.',
    sample: true,
  },
  {
    name: 'Luis Aguirre',
    initials: 'la',
    role: 'Visits and measuring',
    about: 'Climbs the stairs of New York with a tape and a laser. Believes neither until both agree.',
    sample: true,
  },
  {
    name: 'Hannah Weiss',
    initials: 'hw',
    role: 'Delivery and returns',
    about: 'Twelve years with moving crews. If it can go around the corner, she knows how.',
    sample: true,
  },
  {
    name: 'Jo Lindqvist',
    initials: 'jl',
    role: 'Brands',
    about: 'Sits on two hundred sofas a year and says no to most of them.',
    sample: true,
  },
];
