import { dayWords, startOfDay } from '../../promotion/index.ts';
import { formatWeekday } from '../../texts/index.ts';
import type { WindowRefusal } from './appointment.ts';
import type { DeliveryWindow, WindowPart } from './delivery-window.ts';

/** By the clock where the pieces go. */
export const windowPartWords: Readonly<Record<WindowPart, string>> = {
  morning: '8 am to 12 pm',
  afternoon: '1 pm to 5 pm',
};

/** 'Monday, November 30, 8 am to 12 pm'. */
export const windowWords = ({ day, part }: DeliveryWindow): string =>
  `${formatWeekday(startOfDay(day))}, ${windowPartWords[part]}`;

/** The last day to change it: our days are Eastern. */
export const changeUntilWords = (day: string): string => `${dayWords(day)}, Eastern time`;

export type AppointmentRefusal = WindowRefusal | 'full' | 'fixed' | 'not-waiting';

export function appointmentRefusalWords(reason: AppointmentRefusal): string {
  switch (reason) {
    case 'full':
      return 'Someone else just took the last place in that window. Please choose another one.';
    case 'too-soon':
      return 'That day is too soon. Please choose another one.';
    case 'too-far':
      return 'That day is too far away. Please choose another one.';
    case 'no-delivery':
      return 'We don’t deliver on that day. Please choose another one.';
    case 'fixed':
      return 'It’s too late to change this delivery here. Please message your specialist.';
    case 'not-waiting':
      return 'This delivery can’t be changed anymore. Please look at the order as it is now.';
  }
}
