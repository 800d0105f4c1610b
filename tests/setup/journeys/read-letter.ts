/** A letter as a mail program shows it. */
export interface Letter {
  to: string;
  subject: string;
  text: string;
  /** The first address in it that begins with this path, as a path of the shop. */
  link(path: string): string;
}

/** Reads what was handed to a mail server: one letter in plain words and in HTML. */
export function readLetter(raw: string): Letter {
  // A line that begins with a dot gets a second one on its way to a mail server.
  const [headers, body] = parted(raw.replaceAll(/^\.\./gm, '.'));
  const boundary = /boundary="([^"]+)"/.exec(headers)?.[1];
  const parts = boundary ? body.split(`--${boundary}`).map((part) => parted(part.trimStart())) : [];
  const [plainHeaders, plain] = parts.find(([head]) => /content-type: text\/plain/i.test(head)) ?? [headers, body];
  const text = decoded(plainHeaders, plain);
  return {
    to: /^To: (?:.*<)?([^<>\s]+)>?$/im.exec(headers)?.[1] ?? '',
    subject: unfolded(/^Subject: (.*(?:\n[ \t].*)*)/im.exec(headers)?.[1] ?? ''),
    text,
    link(path) {
      const found = [...text.matchAll(/https?:\/\/\S+/g)]
        .map(([address]) => new URL(address))
        .find(({ pathname }) => pathname === path);
      if (!found) throw new Error(`no link to ${path} in: ${text}`);
      return found.pathname + found.search;
    },
  };
}

function parted(text: string): [headers: string, body: string] {
  const end = text.indexOf('\n\n');
  return end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end + 2)];
}

function decoded(headers: string, body: string): string {
  const encoding = /content-transfer-encoding: (\S+)/i.exec(headers)?.[1]?.toLowerCase();
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  return encoding === 'quoted-printable' ? unquoted(body.replaceAll('=\n', '')) : body;
}

const unquoted = (text: string): string =>
  Buffer.from(
    text.replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();

/** A subject beyond ASCII comes in pieces, each told by its alphabet and encoding. */
const unfolded = (subject: string): string =>
  subject
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/\n[ \t]/g, ' ')
    .replaceAll(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, kind: string, given: string) =>
      kind.toLowerCase() === 'b' ? Buffer.from(given, 'base64').toString() : unquoted(given.replaceAll('_', ' ')),
    );
