import { connect } from 'node:net';

/** How the length of a body is told: truly, in pieces, not at all, or wrongly. */
export type Framing = 'length' | 'chunked' | 'unsaid' | 'too-long' | 'too-short' | 'broken-chunks';

/** A request as it goes over the wire. Text in it is bytes, one a letter (latin1). */
export interface WireRequest {
  method: string;
  target: string;
  headers: readonly (readonly [name: string, value: string])[];
  body: Buffer | null;
  framing: Framing;
}

export interface WireAnswer {
  /** 0: the connection was closed without an answer. */
  status: number;
  headers: ReadonlyMap<string, string>;
  cookies: readonly string[];
  /** The beginning of it. */
  body: string;
}

const mostKept = 256 * 1024;

export function bytesOf({ method, target, headers, body, framing }: WireRequest): Buffer {
  const lines = [`${method} ${target} HTTP/1.1`, ...headers.map(([name, value]) => `${name}: ${value}`)];
  const bytes = body ?? Buffer.alloc(0);
  const length = { length: bytes.length, 'too-long': Math.max(0, bytes.length - 7), 'too-short': bytes.length + 7 };
  if (framing === 'chunked' || framing === 'broken-chunks') lines.push('Transfer-Encoding: chunked');
  else if (framing !== 'unsaid' && body) lines.push(`Content-Length: ${length[framing]}`);
  lines.push('Connection: close', '', '');
  const head = Buffer.from(lines.join('\r\n'), 'latin1');
  if (framing === 'chunked') return Buffer.concat([head, ...chunksOf(bytes)]);
  if (framing === 'broken-chunks')
    return Buffer.concat([head, Buffer.from('7fffffff\r\n'), bytes, Buffer.from('\r\n')]);
  // A body whose length is never told would be read as the next request.
  return framing === 'unsaid' ? head : Buffer.concat([head, bytes]);
}

function chunksOf(bytes: Buffer): Buffer[] {
  const pieces: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += 1000) {
    const piece = bytes.subarray(at, at + 1000);
    pieces.push(Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n'));
  }
  return [...pieces, Buffer.from('0\r\n\r\n')];
}

export interface SendSettings {
  port: number;
  /** A loopback address to come from, where the system has more than one. */
  from?: string;
  /** An answer that has no end is read up to here. */
  headersOnly?: boolean;
  patienceMs?: number;
}

/** Sends it over a connection of its own. Rejects where no answer ends in time. */
export function send(request: WireRequest, settings: SendSettings): Promise<WireAnswer> {
  const { port, from, headersOnly = false, patienceMs = 60_000 } = settings;
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    let kept = 0;
    const socket = connect({ host: '127.0.0.1', port, ...(from ? { localAddress: from } : {}) });
    const done = () => {
      clearTimeout(late);
      socket.destroy();
      resolve(readAnswer(Buffer.concat(pieces)));
    };
    const late = setTimeout(() => {
      socket.destroy();
      reject(new Error(`no answer within ${patienceMs / 1000} s`));
    }, patienceMs);
    socket.on('data', (piece: Buffer) => {
      if (kept < mostKept) pieces.push(piece);
      kept += piece.length;
      if (headersOnly && Buffer.concat(pieces).includes('\r\n\r\n')) done();
    });
    socket.once('end', done);
    socket.once('close', done);
    // The server may hang up on what it does not want to hear; what it said before counts.
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' || error.code === 'EADDRNOTAVAIL') {
        clearTimeout(late);
        reject(error);
      } else done();
    });
    socket.write(bytesOf(request));
    // Who said more than they send has nothing more to say.
    if (request.framing === 'too-short' || request.framing === 'broken-chunks') socket.end();
  });
}

function readAnswer(bytes: Buffer): WireAnswer {
  const text = bytes.toString('latin1');
  const end = text.indexOf('\r\n\r\n');
  const [first = '', ...lines] = (end < 0 ? text : text.slice(0, end)).split('\r\n');
  const pairs = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
  });
  const headers = new Map(pairs);
  const rest = end < 0 ? Buffer.alloc(0) : bytes.subarray(end + 4);
  const whole = headers.get('transfer-encoding') === 'chunked' ? joined(rest) : rest;
  return {
    status: Number(/^HTTP\/1\.[01] (\d{3})/.exec(first)?.[1] ?? 0),
    headers,
    cookies: pairs.filter(([name]) => name === 'set-cookie').map(([, value]) => value),
    body: whole.toString('utf8'),
  };
}

function joined(chunks: Buffer): Buffer {
  const pieces: Buffer[] = [];
  let at = 0;
  for (;;) {
    const line = chunks.indexOf('\r\n', at);
    const size = line < 0 ? 0 : Number.parseInt(chunks.toString('latin1', at, line), 16);
    if (!size) return Buffer.concat(pieces);
    pieces.push(chunks.subarray(line + 2, line + 2 + size));
    at = line + 2 + size + 2;
  }
}
