import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Test files that take ten seconds and more, the longest first. Left to itself the runner begins with the largest files:
 * those that start processes or draw every model are small, came last, and the other workers had nothing left to do.
 */
export const slowFiles: readonly string[] = [
  'tests/faults/the-process.test.ts',
  'tests/fuzz/fuzz.test.ts',
  'tests/faults/backup.test.ts',
  'server/backup/backup.test.ts',
  'server/audit/every-act.test.ts',
  'tests/faults/rolling-restart.test.ts',
  'server/sandbox/seed/seed-demo.test.ts',
  'server/db/embedded/places.test.ts',
  'server/http/cache/memory.test.ts',
  'server/account/sign-in/guessing-in-production.test.ts',
  'server/db/embedded/orphan.test.ts',
  'server/db/embedded/start.test.ts',
  'server/db/embedded/parent-dies.test.ts',
  'server/selection/desk/catalog-index.test.ts',
  'server/db/embedded/socket.test.ts',
  'server/sandbox/stripe/faults.test.ts',
  'tests/faults/fee-sigkill.test.ts',
  'server/db/embedded/kill-nine.test.ts',
  'server/media/uploads/uploads-take-turns.test.ts',
  'server/jobs/worker.test.ts',
  'server/account/sign-in/guessing.test.ts',
  'server/media/pictures/derive-picture.test.ts',
  'server/room/room-picture.test.ts',
  'server/db/embedded/held.test.ts',
  'showroom/models/models.test.ts',
  'showroom/live/live.test.ts',
  'showroom/sets/plan/plan.test.ts',
  'core/selection/collage/placement.test.ts',
  'core/room/light/light.test.ts',
  'core/room/layout/suggest-layout.test.ts',
  'scripts/audit/audit.test.ts',
  'core/selection/composer/alternatives.test.ts',
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
