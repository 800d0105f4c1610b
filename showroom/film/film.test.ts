import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { film } from './film.ts';
import { captionsOf, filmSeconds, storyboard } from './storyboard.ts';
import { isWholeMp4, isWholeWebm } from './whole-file.ts';

const path = (address: string) => join(import.meta.dirname, '../../public', address);
const megabytes = (address: string) => statSync(path(address)).size / 1024 / 1024;

describe('the film', () => {
  test('lasts between half a minute and a minute, as long as its storyboard', () => {
    expect(film.seconds).toBe(filmSeconds);
    expect(filmSeconds).toBeGreaterThanOrEqual(30);
    expect(filmSeconds).toBeLessThanOrEqual(60);
  });

  test('is there in both formats, small enough, with its poster', () => {
    for (const address of [film.webm, film.mp4]) {
      expect(megabytes(address)).toBeGreaterThan(0.1);
      expect(megabytes(address)).toBeLessThanOrEqual(6);
    }
    expect(megabytes(film.poster)).toBeLessThan(0.3);
  });

  test('is whole in both formats, from the first picture to the last', () => {
    expect(isWholeMp4(readFileSync(path(film.mp4)))).toBe(true);
    expect(isWholeWebm(readFileSync(path(film.webm)))).toBe(true);
  });

  test('is found out if a part of it is lost or broken', () => {
    const webm = readFileSync(path(film.webm));
    expect(isWholeWebm(webm.subarray(0, -100))).toBe(false);
    const hole = Buffer.concat([webm.subarray(0, 500_000), webm.subarray(500_100)]);
    expect(isWholeWebm(hole)).toBe(false);
    expect(isWholeMp4(readFileSync(path(film.mp4)).subarray(0, -100))).toBe(false);
  });

  test('has the captions of its storyboard, with the numbers of the rules', () => {
    expect(readFileSync(path(film.captions), 'utf8')).toBe(captionsOf(storyboard));
  });
});
