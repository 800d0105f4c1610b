/** The shop's dates and times are US Eastern for everyone. */
const timeZone = 'America/New_York';

const day = new Intl.DateTimeFormat('en-US', { timeZone, month: 'long', day: 'numeric' });
const moment = new Intl.DateTimeFormat('en-US', {
  timeZone,
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

export const dayWords = (date: Date): string => day.format(date);

/** 'Thursday, November 19 at 9:15 AM ET' */
export const momentWords = (date: Date): string => `${moment.format(date).replaceAll('\u202f', ' ')} ET`;
