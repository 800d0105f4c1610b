import { withoutGuesses } from './change-room.ts';
import type { RoomGuess, RoomShape } from './room-shape.ts';

/** What we ask about a room, in this order: each replaces one or more guesses. */
export const roomQuestions = [
  'walls',
  'door-place',
  'door-size',
  'door-swing',
  'windows',
  'radiators',
  'fixed-things',
  'ceiling',
] as const;
export type RoomQuestion = (typeof roomQuestions)[number];

const guessesOf: Readonly<Record<RoomQuestion, readonly RoomGuess[]>> = {
  walls: ['wall-a', 'wall-b'],
  'door-place': ['door-place'],
  'door-size': ['door-size'],
  'door-swing': ['door-swing', 'door-hinge'],
  windows: ['windows'],
  radiators: ['radiators'],
  'fixed-things': ['fixed-things'],
  ceiling: ['ceiling'],
};

/** The questions still open. Without a door there's nothing to ask about it. */
export const openQuestions = ({ guessed, doors }: RoomShape): RoomQuestion[] =>
  roomQuestions.filter(
    (question) =>
      guessesOf[question].some((guess) => guessed.includes(guess)) &&
      (doors.length > 0 || !question.startsWith('door-')),
  );

/** Takes what we drew as the answer. */
export const asDrawn = (room: RoomShape, question: RoomQuestion): RoomShape =>
  withoutGuesses(room, ...guessesOf[question]);
