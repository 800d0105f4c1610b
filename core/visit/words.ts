import { onSiteAreaName } from '../places/index.ts';
import { type Day, dayWords, startOfDay } from '../promotion/index.ts';
import { formatWeekday, text } from '../texts/index.ts';
import type { VisitRefusal } from './request.ts';
import { visitTerms } from './terms.ts';
import type { Visit, VisitUpdateRefusal } from './update.ts';

export interface VisitWords {
  readonly name: string;
  readonly sentence: string;
}

/** A visit as the customer who asked for it reads it. */
export function visitWords({ state, representative, date }: Visit): VisitWords {
  switch (state) {
    case 'requested':
      return { name: 'Visit requested', sentence: 'We’ll email you with a day and the name of your visitor.' };
    case 'scheduled': {
      const who = representative ?? 'A specialist';
      const when = date === null ? 'soon' : `on ${dayWords(date)}`;
      return { name: 'Visit scheduled', sentence: `${who} is coming to measure ${when}.` };
    }
    case 'complete':
      return { name: 'Room measured', sentence: 'Your measurements are with your specialist.' };
    case 'cancelled':
      return { name: 'Visit canceled', sentence: 'You can ask for another day, or measure the room yourself.' };
  }
}

/** To staff and programs, before a visit's day. */
export const visitNotYetWords = (date: Day): string =>
  `This visit is on ${formatWeekday(startOfDay(date))}. You can complete it that day.`;

export const visitOffer = `A specialist visits and measures your room, free of charge, in ${onSiteAreaName}.`;

export const visitRefusalWords: Readonly<Record<VisitRefusal, string>> = {
  'visits-paused': text('onSite.paused'),
  'not-served': text('onSite.notAvailable'),
  'no-street': 'Please enter the street and number, so we can find you.',
  'street-too-long': `Please keep the address to ${visitTerms.longestStreet} characters.`,
  'no-phone': text('phone.invalid'),
  'no-days': 'Please choose a day that works for you.',
  'too-many-days': `Please choose no more than ${visitTerms.preferredDays} days.`,
  'not-a-day': 'Please choose days from the calendar.',
  'too-soon': 'Please choose tomorrow or later.',
  'too-far-ahead': `Please choose a day within the next ${visitTerms.daysAtMost} days.`,
  'note-too-long': `Please keep your note to ${visitTerms.longestNote} characters.`,
};

export const visitUpdateRefusalWords: Readonly<Record<VisitUpdateRefusal, string>> = {
  'nothing-to-update': 'Send a representative and a date, or the status complete.',
  'representative-missing': 'A representative is required.',
  'date-missing': 'A date is required.',
  'date-invalid': 'That isn’t a valid date.',
};
