import { isDoorway, type StyleLabel } from '../catalog/index.ts';
import type { Answers } from './answers/answers.ts';
import { briefOf } from './brief-of.ts';
import { roomLabel } from './steps/progress.ts';

/** What a quiz tells us for browsing the catalog. */
export interface BrowsingHints {
  readonly near: readonly StyleLabel[];
  /** A measured doorway, in inches, and the room it leads to. */
  readonly door: { readonly width: number; readonly height: number; readonly room: string | null } | null;
}

export const noHints: BrowsingHints = { near: [], door: null };

/** Down to what a URL carries: never wider than it was measured. */
const hundredths = (inches: number) => Math.floor(inches * 100) / 100;

/** From the first quiz that has each, newest first. */
export function browsingHints(quizzes: readonly Answers[]): BrowsingHints {
  const told = quizzes.map((answers) => ({ brief: briefOf(answers), room: roomLabel(answers) }));
  const styled = told.find(({ brief }) => (brief?.styles.length ?? 0) > 0);
  const measured = told.find(({ brief }) => brief?.doorway && Object.values(brief.doorway).every(isDoorway));
  const doorway = measured?.brief?.doorway ?? null;
  return {
    near: styled?.brief?.styles ?? [],
    door: doorway && {
      width: hundredths(doorway.width),
      height: hundredths(doorway.height),
      room: measured?.room ?? null,
    },
  };
}
