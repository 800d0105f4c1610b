import type { TestSpecification } from 'vitest/node';
import { BaseSequencer } from 'vitest/node';

/**
 * Test files that take ten seconds and more by themselves, longest first. The runner would take large files first, and
 * those that start processes or draw every model are small: begun last, the others wait for them with idle workers.
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
  'showroom/live/live.test.ts',
  'showroom/models/models.test.ts',
  'showroom/sets/plan/plan.test.ts',
  'core/room/layout/suggest-layout.test.ts',
  'core/selection/collage/placement.test.ts',
];

/** These at the front, within their project: a worker serves one project. The rest in the runner's own order. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project.name))];
    const rank = ({ moduleId }: TestSpecification) => {
      const place = slowFiles.findIndex((file) => moduleId.endsWith(`/${file}`));
      return place === -1 ? slowFiles.length : place;
    };
    return projects.flatMap((name) =>
      sorted.filter(({ project }) => project.name === name).toSorted((one, other) => rank(one) - rank(other)),
    );
  }
}
