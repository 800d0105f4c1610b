import { useRef, useState } from 'react';
import { send } from '#app/parts/request/send.ts';
import { uploadLimits, uploadRefusalWords } from '#core/media/index.ts';
import type { MatchedPicture } from '#server/catalog/pictures/match-pictures.ts';

const acts = '/studio/catalogue/pictures/acts';
const batch = 20;

export interface PictureImport {
  phase: 'idle' | 'sending' | 'stopped' | 'lost' | 'done';
  total: number;
  added: number;
  /** Sent before, and still there. */
  present: number;
  unknown: readonly string[];
  failed: readonly { name: string; message: string }[];
  /** Pieces that have a picture now but are off sale. */
  ready: readonly string[];
  offered: number | null;
}

const nothing: PictureImport = {
  ...{ phase: 'idle', total: 0, added: 0, present: 0, offered: null },
  ...{ unknown: [], failed: [], ready: [] },
};

export const settledOf = ({ added, present, unknown, failed }: PictureImport) =>
  added + present + unknown.length + failed.length;

/** Sends pictures one after another. What is cut off goes on where it stopped, in this page or a new one. */
export function usePictureImport() {
  const [state, setState] = useState(nothing);
  const now = useRef(nothing);
  const rest = useRef<File[]>([]);
  const touched = useRef(new Set<string>());
  const isStopped = useRef(false);

  function change(next: Partial<PictureImport>) {
    now.current = { ...now.current, ...next };
    setState(now.current);
  }

  async function settle(file: File, meant: MatchedPicture | null): Promise<boolean> {
    const { added, present, unknown, failed } = now.current;
    const name = pathOf(file);
    if (!meant) change({ unknown: [...unknown, name] });
    else if (meant.isThere) change({ present: present + 1 });
    else {
      const message = file.size > uploadLimits.bytes ? uploadRefusalWords['too-many-bytes'] : await upload(file, meant);
      if (message === undefined) return false;
      change(message === null ? { added: added + 1 } : { failed: [...failed, { name, message }] });
    }
    if (meant) touched.current.add(meant.recordId);
    rest.current = rest.current.filter((one) => one !== file);
    return true;
  }

  async function run(): Promise<void> {
    isStopped.current = false;
    change({ phase: 'sending' });
    while (rest.current.length > 0) {
      const some = rest.current.slice(0, batch);
      const matched = await match(some);
      if (!matched) return change({ phase: 'lost' });
      for (const [at, file] of some.entries()) {
        if (isStopped.current) return change({ phase: 'stopped' });
        if (!(await settle(file, matched[at] ?? null))) return change({ phase: 'lost' });
      }
    }
    change({ phase: 'done', ready: await readyOf([...touched.current]) });
  }

  return {
    state,
    left: rest.current.length,
    begin(files: readonly File[]) {
      const order = new Intl.Collator('en', { numeric: true });
      rest.current = files
        // What a system leaves in a folder for itself.
        .filter(({ name }) => !name.startsWith('.') && name !== 'Thumbs.db')
        .toSorted((one, other) => order.compare(pathOf(one), pathOf(other)));
      now.current = { ...nothing, total: rest.current.length };
      touched.current = new Set();
      if (rest.current.length > 0) void run();
    },
    goOn: () => void run(),
    stop: () => {
      isStopped.current = true;
    },
    async offer(): Promise<boolean> {
      let offered = 0;
      for (const ids of batchesOf(now.current.ready)) {
        const sent = await send<{ offered: number }>(acts, { json: { act: 'offer', recordIds: ids } });
        if (!sent.ok || !sent.answer) return false;
        offered += sent.answer.offered;
      }
      change({ ready: [], offered });
      return true;
    },
  };
}

const pathOf = (file: File) => file.webkitRelativePath || file.name;

async function hashOf(file: File): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function match(files: readonly File[]): Promise<readonly (MatchedPicture | null)[] | null> {
  const pictures = [];
  for (const file of files) pictures.push({ name: pathOf(file), hash: await hashOf(file) });
  const sent = await send<{ matched: (MatchedPicture | null)[] }>(acts, { json: { act: 'match', pictures } });
  return sent.ok ? (sent.answer?.matched ?? null) : null;
}

/** Null if it was taken, a sentence if it was refused, undefined if there was no answer. */
async function upload(file: File, { recordId, view }: MatchedPicture): Promise<string | null | undefined> {
  const form = new FormData();
  form.set('recordId', recordId);
  form.set('view', view);
  form.set('file', file);
  const sent = await send<{ message?: string }>(acts, { form });
  if (sent.ok) return null;
  return sent.status >= 400 && sent.status < 500 ? sent.answer?.message : undefined;
}

const readyBatch = 200;

function* batchesOf(ids: readonly string[]) {
  for (let at = 0; at < ids.length; at += readyBatch) yield ids.slice(at, at + readyBatch);
}

async function readyOf(recordIds: readonly string[]): Promise<string[]> {
  const ready: string[] = [];
  for (const ids of batchesOf(recordIds)) {
    const sent = await send<{ ready: string[] }>(acts, { json: { act: 'ready', recordIds: ids } });
    ready.push(...(sent.answer?.ready ?? []));
  }
  return ready;
}
