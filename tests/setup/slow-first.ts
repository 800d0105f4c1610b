import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Test files that take ten seconds and more, the longest first. Left to itself the runner begins with the largest files:
 * those that start processes or draw every model are small, came last, and the other workers had nothing left to do.
 */
export const slowFiles: readonly string[] = [
  'server/http/cache/memory.test.ts',
  'server/db/embedded/parent-dies.test.ts',
  'tests/faults/the-process.test.ts',
  'server/db/embedded/places.test.ts',
  'tests/faults/backup.test.ts',
  'tests/faults/rolling-restart.test.ts',
  'server/backup/backup.test.ts',
  'server/sandbox/stripe/faults.test.ts',
  'server/db/embedded/start.test.ts',
  'tests/fuzz/fuzz.test.ts',
  'server/sandbox/seed/seed-demo.test.ts',
  'server/audit/every-act.test.ts',
  'server/jobs/worker.test.ts',
  'server/room/room-picture.test.ts',
  'server/db/embedded/orphan.test.ts',
  'server/media/pictures/derive-picture.test.ts',
  'server/db/embedded/socket.test.ts',
  'server/db/embedded/kill-nine.test.ts',
  'server/db/embedded/held.test.ts',
  'showroom/models/models.test.ts',
  'showroom/live/live.test.ts',
  'showroom/sets/plan/plan.test.ts',
  'core/room/layout/suggest-layout.test.ts',
  'core/selection/collage/placement.test.ts',
];

/** The slow ones at the front, in their order; the rest as they were. */
export function slowFirst<File>(files: readonly File[], pathOf: (file: File) => string): File[] {
  const rank = (file: File) => {
    const place = slowFiles.findIndex((slow) => pathOf(file).endsWith(`/${slow}`));
    return place === -1 ? slowFiles.length : place;
  };
  return files.toSorted((one, other) => rank(one) - rank(other));
}

/** Project after project, as the runner has them: a worker serves one. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const byProject = Map.groupBy(await super.sort(files), ({ project }) => project.name);
    return [...byProject.values()].flatMap((ofProject) => slowFirst(ofProject, ({ moduleId }) => moduleId));
  }
}
