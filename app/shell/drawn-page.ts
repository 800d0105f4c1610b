import { Transform } from 'node:stream';
import { held } from './after-paint.ts';

export interface PageDressing {
  nonce: string;
  /** The text of a built style sheet, by its address; nothing for one that is not built. */
  styleOf: (path: string) => string | undefined;
}

const endOfHead = '</head>';
const sheet = /<link(?=[^>]* rel="stylesheet")[^>]* href="([^"#]+)#?"[^>]*>/g;
const module = / type="module" async=""/g;
const preload = / rel="modulepreload"/g;

/**
 * What a page shows first comes before all else. Its styles stand in the page itself, so that it is painted without
 * asking for anything; the sheet's own link stays, switched off, because the router looks for it there. The scripts are
 * held until the page has been painted (`after-paint.ts`).
 */
export function dressHead(head: string, { nonce, styleOf }: PageDressing): string {
  return head.replace(preload, ` rel="${held}"`).replace(sheet, (link, path: string) => {
    const style = styleOf(path);
    if (style === undefined) return link;
    return `<style nonce="${nonce}">${style}</style>${link.replace('<link', '<link disabled=""')}`;
  });
}

/**
 * The same for a page that comes in pieces: a piece may end within a tag, which then waits for its other half, or within
 * a letter, so that they are read byte by byte.
 */
export function dressPage(dressing: PageDressing): Transform {
  let waiting = '';
  let inHead = true;
  const asBytes = { ...dressing, styleOf: (path: string) => bytesOf(dressing.styleOf(path)) };
  return new Transform({
    transform(piece: Buffer, _, done) {
      let page = waiting + piece.toString('latin1');
      waiting = '';
      let ready = '';
      if (inHead) {
        const end = page.indexOf(endOfHead);
        if (end < 0) {
          waiting = page;
          return done();
        }
        inHead = false;
        ready = dressHead(page.slice(0, end), asBytes);
        page = page.slice(end);
      }
      const lastTag = page.lastIndexOf('<');
      if (lastTag > page.lastIndexOf('>')) {
        waiting = page.slice(lastTag);
        page = page.slice(0, lastTag);
      }
      done(null, Buffer.from(ready + page.replace(module, ` type="${held}"`), 'latin1'));
    },
    flush(done) {
      done(null, Buffer.from(waiting, 'latin1'));
    },
  });
}

const bytesOf = (text: string | undefined) => text && Buffer.from(text).toString('latin1');
