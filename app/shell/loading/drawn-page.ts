import { Transform } from 'node:stream';
import { heldBack } from './after-paint.ts';

export interface PageDressing {
  nonce: string;
  /** The text of a built style sheet, by its address; nothing for one that is not built. */
  styleOf: (path: string) => string | undefined;
}

const tags = /<(?:link|script)\s[^<>]*>/g;
const address = / href="([^"#]+)#?"/;

/**
 * What a page shows first comes before all else. Its styles stand in the page itself, so that it is painted without
 * asking for anything; the sheet's own link stays, switched off, because the router looks for it there. Its scripts are
 * only named, and come once the page is drawn: `after-paint.ts` fetches and runs them.
 */
export function dressPage({ nonce, styleOf }: PageDressing): Transform {
  const dress = (tag: string) => {
    const path = tag.includes(' rel="stylesheet"') ? address.exec(tag)?.[1] : undefined;
    const style = path && bytesOf(styleOf(path));
    if (style) return `<style nonce="${nonce}">${style}</style>${tag.replace('<link', '<link disabled=""')}`;
    return tag.replace(' rel="modulepreload"', ` rel="${heldBack}"`).replace(' type="module"', ` type="${heldBack}"`);
  };
  let begun = '';
  // A piece may end within a tag, and within a letter: what is begun waits for its end, and all is read byte by byte.
  return new Transform({
    transform(piece: Buffer, _, done) {
      const page = begun + piece.toString('latin1');
      const last = page.lastIndexOf('<');
      const end = page.indexOf('>', last) < 0 ? Math.max(last, 0) : page.length;
      begun = page.slice(end);
      done(null, Buffer.from(page.slice(0, end).replace(tags, dress), 'latin1'));
    },
    flush(done) {
      done(null, Buffer.from(begun, 'latin1'));
    },
  });
}

const bytesOf = (text: string | undefined) => text && Buffer.from(text).toString('latin1');
