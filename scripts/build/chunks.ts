import { join } from 'node:path';
import { type FactsOf, reachedFrom } from './reached.ts';

/** What changes only with a new version of a library. */
export const framework = /\/node_modules\/(react|react-dom|react-router|scheduler)\//;

const isStyle = (id: string) => /\.css($|\?)/.test(id);

/**
 * Which file of script a module goes into. Left alone, a build makes a file for every set of pages that share something:
 * sixty for Home. What every page needs comes in two files, what Home shares with other pages in a third. Where the
 * script of a part comes later, the server has drawn it all the same: its styles come with the page.
 */
export function chunkNames(root: string) {
  const app = join(root, 'app');
  let known: Record<'frame' | 'drawn' | 'home' | 'furtherDown', ReadonlySet<string>> | undefined;
  return (id: string, bundle: { getModuleInfo: FactsOf }): string | null => {
    const from = (...files: string[]) =>
      reachedFrom(
        files.flatMap((file) => asRoute(join(app, file))),
        (module) => bundle.getModuleInfo(module),
      );
    known ??= {
      frame: from('entry.client.tsx', 'root.tsx'),
      drawn: from('shell/footer/footer.tsx', 'shell/header/account-menu.tsx'),
      home: from('pages/home/home.route.tsx'),
      furtherDown: from('pages/home/further-down.tsx'),
    };
    if (known.frame.has(id) || (isStyle(id) && known.drawn.has(id))) return 'frame';
    if (!known.home.has(id) && !(isStyle(id) && known.furtherDown.has(id))) return null;
    if (!id.startsWith(join(app, 'pages/'))) return 'kit';
    return isStyle(id) ? 'home-styles' : null;
  };
}

/** The framework reads a route's file under a name of its own. */
const asRoute = (file: string) => [file, `${file}?__react-router-build-client-route`];
