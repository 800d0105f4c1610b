import { roomIds, rooms, startingRooms } from '../../catalog/index.ts';
import { roomKey } from '../keys.ts';
import type { Option, Step } from '../steps/step.ts';

const starting: readonly string[] = startingRooms;

const options: readonly Option[] = roomIds.map((room) => ({
  value: room,
  label: rooms[room].label,
  pictures: [`quiz/room/${room}`],
  ...(!starting.includes(room) && { when: { context: 'addedRoom', is: true } as const }),
}));

export const room: Step = {
  slug: 'room',
  chapter: 3,
  kind: 'radio-list',
  heading: 'the room',
  title: 'Which room is it?',
  help: 'Start with the one you live in most. You can add another later.',
  autoAdvance: true,
  questions: [{ key: roomKey, label: 'Room', answer: 'one', required: true, options }],
};
