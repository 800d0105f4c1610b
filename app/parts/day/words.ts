export const dayWords = {
  previous: 'Day before',
  next: 'Day after',
  today: 'Today',
  day: 'Day',
  show: 'Show this day',
} as const;
