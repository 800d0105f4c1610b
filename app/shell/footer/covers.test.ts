import { describe, expect, it } from 'vitest';
import { type Box, covers, overlap } from './covers.ts';

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** Where the button sits on a 375 by 812 phone. */
const button = box(307, 744, 48, 48);

describe('what the button to the top covers', () => {
  it.each([
    ['a button under it', box(205, 740, 150, 44), true],
    ['a button as wide as the page', box(20, 750, 335, 52), true],
    ['a field it only touches at the edge', box(20, 790, 335, 48), false],
    ['a link beside it', box(20, 744, 200, 44), false],
    ['a picture that leads on', box(20, 560, 335, 250), false],
    ['something hidden, which has no size', box(320, 750, 0, 0), false],
  ])('%s: %s', (_, control, covered) => {
    expect(covers(button, control)).toBe(covered);
  });

  it.each([
    ['a line of text that only begins under it', box(20, 750, 300, 20), true],
    ['a total at the right edge', box(330, 760, 25, 18), true],
    ['the line above it', box(20, 720, 335, 24), false],
    ['a line that ends before it', box(20, 750, 287, 20), false],
  ])('%s: %s', (_, line, isOver) => {
    expect(overlap(button, line)).toBe(isOver);
    expect(overlap(line, button)).toBe(isOver);
  });
});
