import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type FactsOf, reachedFrom } from './reached.ts';

/** What changes only with a new version of a library. */
export const framework = /\/node_modules\/(react|react-dom|react-router|scheduler)\//;

const isStyle = (id: string) => /\.css($|\?)/.test(id);

/**
 * Which file of script a module goes into. Left alone, a build makes a file for every set of pages that share something:
 * sixty for Home, forty for the boards. What every page needs comes in two files, what Home shares with other pages in a
 * third. Where the script of a part comes later, the server has drawn it all the same: its styles come with the page.
 */
export function chunkNames(root: string) {
  const app = join(root, 'app');
  let known: Record<'frame' | 'drawn' | 'home' | 'belowTheFold', ReadonlySet<string>> | undefined;
  return (id: string, bundle: Bundle): string | null => {
    known ??= {
      frame: reached(app, bundle, 'entry.client.tsx', 'root.tsx'),
      drawn: reached(app, bundle, 'shell/footer/footer.tsx', 'shell/header/account-menu.tsx'),
      home: reached(app, bundle, 'pages/home/home.route.tsx'),
      belowTheFold: reached(app, bundle, 'pages/home/below-the-fold.tsx'),
    };
    if (known.frame.has(id) || (isStyle(id) && known.drawn.has(id))) return 'frame';
    if (!known.home.has(id) && !(isStyle(id) && known.belowTheFold.has(id))) return null;
    if (!id.startsWith(join(app, 'pages/'))) return 'kit';
    return isStyle(id) ? 'home-styles' : null;
  };
}

/**
 * The same for the boards: what of the design system quiz and boards share is one file, what the boards need beyond it
 * another. Only that: beside some of the rules stands a schema, and the library under it would come along. The plan of
 * the room is drawn by the server and comes alive at a touch: its styles come with the page as well.
 */
export function boardChunkNames(root: string) {
  const app = join(root, 'app');
  let known: Record<'quiz' | 'boards' | 'room', ReadonlySet<string>> | undefined;
  return (id: string, bundle: Bundle): string | null => {
    known ??= {
      quiz: reached(app, bundle, 'pages/quiz/quiz.route.tsx'),
      boards: reached(app, bundle, 'pages/results/results.route.tsx'),
      room: reached(app, bundle, 'pages/results/room-part.tsx'),
    };
    const isSystem = id.startsWith(join(app, 'ui/'));
    if (isStyle(id) && !isSystem && (known.boards.has(id) || known.room.has(id))) return 'board-styles';
    if (!isSystem || !known.boards.has(id)) return null;
    return known.quiz.has(id) ? 'tools' : 'boards';
  };
}

interface Bundle {
  getModuleInfo: FactsOf;
}

function reached(app: string, bundle: Bundle, ...files: string[]) {
  // A file that moved would silently leave its styles out of the page.
  const gone = files.filter((file) => !existsSync(join(app, file)));
  if (gone.length > 0) throw new Error(`scripts/build/chunks.ts names what is not in app/: ${gone.join(', ')}`);
  return reachedFrom(
    files.flatMap((file) => asRoute(join(app, file))),
    (module) => bundle.getModuleInfo(module),
  );
}

/** The framework reads a route's file under a name of its own. */
const asRoute = (file: string) => [file, `${file}?__react-router-build-client-route`];
