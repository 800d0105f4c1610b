import { scene } from './dress.ts';
import type { Scene } from './scene.ts';

function measuring(guide: NonNullable<Scene['guide']>, alt: string, rest: Partial<Scene> = {}): Scene {
  return scene(`guides/${guide}`, 'living-room', 'Draper', alt, {}, { guide, ...rest });
}

/** How to measure, in pictures. */
export const guides: Scene[] = [
  measuring('wall-a', 'A tape measure along the foot of a long wall'),
  measuring('wall-b', 'A tape measure along the second wall of the room', {
    from: -0.9,
    closeUp: { at: [1.7, 0.8, -1], lens: 34 },
  }),
  measuring('doorway-height', 'A tape measure upright in a doorway', {
    also: ['quiz/measurement-method/on-site-service'],
  }),
  measuring('doorway-width', 'A tape measure across a doorway', {
    closeUp: { at: [0.85, 1.05, -2], lens: 60 },
    from: 0.2,
    also: ['quiz/measurement-method/diy'],
  }),
];
