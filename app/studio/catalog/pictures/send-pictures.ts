import { type Sent, send } from '#app/parts/request/send.ts';
import { signedOutCode } from '#app/shell/proof/codes.ts';
import { heldBackWords } from '#app/shell/proof/proved.ts';
import { uploadLimits, uploadRefusalWords } from '#core/media/index.ts';
import type { MatchedPicture } from '#server/catalog/pictures/match-pictures.ts';
import { words } from './words.ts';

const acts = '/studio/catalog/pictures/acts';

/** Why this one file can't be added. The others go on. */
interface Refused {
  refused: string;
}

/** Why none can be added for now. */
interface Held {
  held: string;
}

export const pathOf = (file: File) => file.webkitRelativePath || file.name;

/** The pieces these files belong to, in the same order; null for a name that means none of our pieces. */
export async function matchFiles(
  files: readonly File[],
): Promise<{ matched: (MatchedPicture | Refused | null)[] } | Held> {
  const read: ({ name: string; hash: string } | Refused)[] = [];
  for (const file of files) read.push(await readFile(file));
  const pictures = read.filter((one) => 'hash' in one);
  const sent = await send<{ matched?: (MatchedPicture | null)[] }>(acts, { json: { act: 'match', pictures } });
  const found = sent.ok && sent.answer?.matched;
  if (!found) return { held: heldWords(sent) };
  return { matched: read.map((one) => ('hash' in one ? (found[pictures.indexOf(one)] ?? null) : one)) };
}

/** The browser can't read a file that was moved or deleted since it was chosen. */
async function readFile(file: File): Promise<{ name: string; hash: string } | Refused> {
  if (file.size > uploadLimits.bytes) return { refused: uploadRefusalWords['too-many-bytes'] };
  try {
    return { name: pathOf(file), hash: await hashOf(file) };
  } catch {
    return { refused: words.unreadable };
  }
}

async function hashOf(file: File): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Answers that say nothing about the file: signed out, not allowed, too many requests. */
const holding = [401, 403, 429];

export async function upload(
  file: File,
  { recordId, view }: MatchedPicture,
): Promise<{ added: true } | Refused | Held> {
  const form = new FormData();
  form.set('recordId', recordId);
  form.set('view', view);
  form.set('file', file);
  const sent = await send<{ added?: boolean }>(acts, { form });
  if (sent.ok && sent.answer?.added) return { added: true };
  return isRefusal(sent) && !holding.includes(sent.status) ? { refused: heldWords(sent) } : { held: heldWords(sent) };
}

const isRefusal = ({ status }: Sent<unknown>) => status >= 400 && status < 500;

/** A 200 may also be a page: that's where a redirect home ends. */
function heldWords(sent: Sent<unknown>): string {
  if (sent.status === 401) return heldBackWords[signedOutCode];
  if (!isRefusal(sent)) return sent.ok ? words.didNotWork : words.lost;
  const said = sent.answer as { message?: string; error?: { message?: string } } | null;
  return said?.message ?? said?.error?.message ?? words.didNotWork;
}

const readyBatch = 200;

function* batchesOf(ids: readonly string[]) {
  for (let at = 0; at < ids.length; at += readyBatch) yield ids.slice(at, at + readyBatch);
}

export async function readyOf(recordIds: readonly string[]): Promise<string[]> {
  const ready: string[] = [];
  for (const ids of batchesOf(recordIds)) {
    const sent = await send<{ ready: string[] }>(acts, { json: { act: 'ready', recordIds: ids } });
    ready.push(...(sent.answer?.ready ?? []));
  }
  return ready;
}

/** How many went on sale; null if that didn't work. */
export async function offerAll(recordIds: readonly string[]): Promise<number | null> {
  let offered = 0;
  for (const ids of batchesOf(recordIds)) {
    const sent = await send<{ offered: number }>(acts, { json: { act: 'offer', recordIds: ids } });
    if (!sent.ok || !sent.answer) return null;
    offered += sent.answer.offered;
  }
  return offered;
}
