import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type FactsOf, reachedFrom } from './reached.ts';

/** Code that changes only with a new library version. */
export const framework = /\/node_modules\/(react|react-dom|react-router|scheduler)\//;

const isStyle = (id: string) => /\.css($|\?)/.test(id);

/**
 * Decides which script file a module goes into. By default, a build makes a file for every set of pages that share
 * something: sixty for Home, forty for the boards. Here, what every page needs is in two files, and what Home shares
 * with other pages is in a third. If a part's script loads later, the server has still rendered it, so its styles load
 * with the page.
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
 * The same for the boards: the part of the design system that the quiz and the boards share is one file, what the
 * boards need beyond it another. Only the design system: some rules have a schema beside them, which would pull in its
 * library. The server renders the room plan, which hydrates on first interaction, so its styles load with the page too.
 * So do those of the card form, which the server renders on every page where someone pays.
 */
export function boardChunkNames(root: string) {
  const app = join(root, 'app');
  let known: Record<'quiz' | 'boards' | 'room' | 'card', ReadonlySet<string>> | undefined;
  return (id: string, bundle: Bundle): string | null => {
    known ??= {
      quiz: reached(app, bundle, 'pages/quiz/quiz.route.tsx'),
      boards: reached(app, bundle, 'pages/results/results.route.tsx'),
      room: reached(app, bundle, 'pages/results/plan/chosen-room.tsx'),
      card: reached(app, bundle, 'parts/payment/card/card-frame.tsx'),
    };
    const isSystem = id.startsWith(join(app, 'ui/'));
    if (isStyle(id) && !isSystem && (known.boards.has(id) || known.room.has(id))) return 'board-styles';
    if (!isSystem || !known.boards.has(id)) return isStyle(id) && known.card.has(id) ? 'card-styles' : null;
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

/** The framework loads a route's file under its own id. */
const asRoute = (file: string) => [file, `${file}?__react-router-build-client-route`];
