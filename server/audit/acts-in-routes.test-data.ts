import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../root.ts';

/** Where staff act: the studio's routes, and the thread and the room's drawing that they share with customers. */
function routeFiles(): string[] {
  const studio = join(projectRoot, 'app/studio');
  const files = readdirSync(studio, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.route.tsx'),
  );
  const shared = ['messages/thread.route.tsx', 'projects/save-room.route.tsx'];
  return [
    ...files.map((path) => join(studio, path)),
    ...shared.map((path) => join(projectRoot, 'app/pages', path)),
    // The desk's route hands its forms on.
    join(projectRoot, 'server/pages/act-on-desk.ts'),
  ];
}

const imported = /import \{([^}]+)\} from '(?:#server|\.\.)\/[^']+';/g;
/** A loader on one line ends there; its action begins right below. */
const loader = /\nexport (?:async function|const) loader(?: = .*;\n|[\s\S]*?\n\})/;

/**
 * The use cases a route's action calls. Loader calls only read, except in a route that downloads a file, where the
 * loader is the act.
 */
export function actsInRoutes(): string[] {
  const found = routeFiles().flatMap((path) => {
    const source = readFileSync(path, 'utf8');
    const names = [...source.matchAll(imported)]
      .flatMap(([, list = '']) => list.split(','))
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '));
    const acting = path.endsWith('export.route.tsx') ? source : source.replace(loader, '');
    return names.filter((name) => acting.replaceAll(imported, '').includes(`${name}(`));
  });
  return [...new Set(found)].sort();
}
