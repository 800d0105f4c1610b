import { expect, test } from 'vitest';
import type { RoomGuess, RoomShape } from '#core/room/index.ts';
import { liveWords } from './words.ts';

const doorOf = (guessed: RoomGuess[], height: number | null = 80) =>
  liveWords.filmDoorGuess({ doors: [{ width: 32, height }], guessed } as unknown as RoomShape);

test('the film says what we guessed about the door, also if it’s only its place', () => {
  expect(doorOf([])).toBeNull();
  expect(doorOf(['door-place'])).toBe('We guessed where your door is.');
  expect(doorOf(['door-place', 'door-size'])).toBe(
    'We guessed that your doorway is 32 in wide. We also guessed where the door is.',
  );
});

test('the film says what it leaves out', () => {
  expect(liveWords.filmWithout(['Alder'])).toBe('We left out Alder because it would be in the way.');
  expect(liveWords.filmWithout(['Alder', 'Harrow'])).toBe(
    'We left out Alder and Harrow because they would be in the way.',
  );
});
