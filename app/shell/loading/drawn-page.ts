import { Transform } from 'node:stream';
import { heldBack } from './after-paint.ts';

export interface PageDressing {
  nonce: string;
  /** The text of a built style sheet by its path; undefined if it isn't one we built. */
  styleOf: (path: string) => string | undefined;
}

const tags = /<(?:link|script)\s[^<>]*>/g;
const address = / href="([^"#]+)#?"/;

/**
 * Puts what the page shows first ahead of everything else. Styles are inlined so the first paint needs no request. The
 * style sheet's link stays, disabled, because the router looks for it. Scripts are only declared; `after-paint.ts`
 * loads and runs them once the page has painted.
 */
export function dressPage({ nonce, styleOf }: PageDressing): Transform {
  const dress = (tag: string) => {
    const path = tag.includes(' rel="stylesheet"') ? address.exec(tag)?.[1] : undefined;
    const style = path && bytesOf(styleOf(path));
    if (style) return `<style nonce="${nonce}">${style}</style>${tag.replace('<link', '<link disabled=""')}`;
    return tag.replace(' rel="modulepreload"', ` rel="${heldBack}"`).replace(' type="module"', ` type="${heldBack}"`);
  };
  let begun = '';
  // A chunk may end inside a tag or a multibyte character: hold back an unfinished tag, and treat text as bytes.
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
