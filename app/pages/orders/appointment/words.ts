import { changeUntilWords, type DeliveryWindow, windowWords } from '#core/order/index.ts';

export const appointmentWords = {
  title: { delivery: 'Your white-glove delivery', 'pick-up': 'Your pickup' },
  lead: {
    delivery: 'We bring it into the room, set it up and take the packaging with us. Someone has to be home.',
    'pick-up': 'We pick up what you’re returning. It costs you nothing. Someone has to be home.',
  },
  choose: 'When should we come?',
  waiting: (names: string) => `Not booked yet: ${names}.`,
  agreed: (window: DeliveryWindow) => `${windowWords(window)}, your local time`,
  for: (names: string) => `For ${names}.`,
  until: (day: string) => `You can change it through ${changeUntilWords(day)}.`,
  fixed: 'It can’t be changed here anymore. If you can’t be there, please message your specialist.',
  missed: {
    delivery: (window: DeliveryWindow) =>
      `It was booked for ${windowWords(window)}, but isn’t marked as delivered. If it hasn’t arrived, please choose another time.`,
    'pick-up': (window: DeliveryWindow) =>
      `It was booked for ${windowWords(window)}, but isn’t marked as picked up. If we haven’t come, please choose another time.`,
  },
  pieces: 'Which pieces?',
  day: 'Day',
  part: 'Time',
  go: 'Book it',
  change: 'Change the time',
  changeGo: 'Book the new time',
  keep: 'Leave it',
  chooseBoth: 'Please choose a day and a time.',
  chooseOne: 'Please choose at least one piece.',
  booked: (window: DeliveryWindow) => `Booked for ${windowWords(window)}.`,
  none: 'No times are open right now. Please message your specialist.',
  comes: (window: DeliveryWindow) => `Comes ${windowWords(window)}`,
} as const;
