const locale = 'en-US';
/** The shop's days and hours are US Eastern time, for everyone. */
const timeZone = 'America/New_York';

/** A formatter is made when it is first used: reading the time zone tables takes a phone many milliseconds. */
function formatted(options: Intl.DateTimeFormatOptions): (at: Date) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (at) => {
    format ??= new Intl.DateTimeFormat(locale, { timeZone, ...options });
    // Some browsers put a narrow space before AM and PM.
    return format.format(at).replaceAll('\u202f', ' ');
  };
}

/** 'Nov 19, 2026' */
export const formatDay = formatted({ dateStyle: 'medium' });

/** 'November 19' */
export const formatMonthDay = formatted({ month: 'long', day: 'numeric' });

/** 'Nov 19, 2026, 9:15 AM' */
export const formatMoment = formatted({ dateStyle: 'medium', timeStyle: 'short' });

/** 'Nov 19, 9:15 AM' */
export const formatShortMoment = formatted({ month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });

/** 'November 19, 2026 at 9:15 AM' */
export const formatLongMoment = formatted({ dateStyle: 'long', timeStyle: 'short' });

/** '2:02 PM' */
export const formatTime = formatted({ timeStyle: 'short' });

/** 'Thursday, November 19' */
export const formatWeekday = formatted({ weekday: 'long', month: 'long', day: 'numeric' });

const weekdayMoment = formatted({
  ...{ weekday: 'long', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' },
});

/** 'Thursday, November 19 at 9:15 AM ET' */
export const formatWeekdayMoment = (at: Date): string => `${weekdayMoment(at)} ET`;

const numbers = new Intl.NumberFormat(locale);

/** '1,240' */
export const formatNumber = (number: number): string => numbers.format(number);

const lists = new Intl.ListFormat(locale);

/** 'a rug, a lamp, and a chair' */
export const formatList = (names: Iterable<string>): string => lists.format(names);
