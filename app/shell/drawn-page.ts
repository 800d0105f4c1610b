import { Transform } from 'node:stream';

export interface PageDressing {
  nonce: string;
  /** The text of a built style sheet, by its address; nothing for one that is not built. */
  styleOf: (path: string) => string | undefined;
}

const endOfHead = '</head>';
const script = /<link(?=[^>]* rel="modulepreload")/g;
const sheet = /<link(?=[^>]* rel="stylesheet")[^>]* href="([^"#]+)#?"[^>]*>/g;

/**
 * What a page shows first comes before all else. Its styles stand in the page itself, so that it is painted without
 * asking for anything; the sheet's own link stays, switched off, because the router looks for it there. Its scripts are
 * asked for at once, and give way on the line to the pictures in view.
 */
export function dressHead(head: string, { nonce, styleOf }: PageDressing): string {
  return head.replace(script, '<link fetchpriority="low"').replace(sheet, (link, path: string) => {
    const style = styleOf(path);
    if (style === undefined) return link;
    return `<style nonce="${nonce}">${style}</style>${link.replace('<link', '<link disabled=""')}`;
  });
}

/** The same for a page that comes in pieces. A piece may end within a letter, so that they are read byte by byte. */
export function dressPage(dressing: PageDressing): Transform {
  let head: string | null = '';
  const asBytes = { ...dressing, styleOf: (path: string) => bytesOf(dressing.styleOf(path)) };
  return new Transform({
    transform(piece: Buffer, _, done) {
      if (head === null) return done(null, piece);
      head += piece.toString('latin1');
      const end = head.indexOf(endOfHead);
      if (end < 0) return done();
      const page = dressHead(head.slice(0, end), asBytes) + head.slice(end);
      head = null;
      done(null, Buffer.from(page, 'latin1'));
    },
    flush(done) {
      done(null, Buffer.from(head ?? '', 'latin1'));
    },
  });
}

const bytesOf = (text: string | undefined) => text && Buffer.from(text).toString('latin1');
