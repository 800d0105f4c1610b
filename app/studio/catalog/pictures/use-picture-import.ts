import { useEffect, useRef, useState } from 'react';
import type { MatchedPicture } from '#server/catalog/pictures/match-pictures.ts';
import { matchFiles, offerAll, pathOf, readyOf, upload } from './send-pictures.ts';

const batch = 20;

export interface PictureImport {
  phase: 'idle' | 'sending' | 'stopped' | 'held' | 'done';
  /** Why it's held, in a sentence. */
  problem: string | null;
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
  ...{ phase: 'idle', problem: null, total: 0, added: 0, present: 0, offered: null },
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

  // Leaving the page stops it.
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );

  function change(next: Partial<PictureImport>) {
    now.current = { ...now.current, ...next };
    setState(now.current);
  }

  /** Null once the file is dealt with, or why none can be added for now. */
  async function settle(file: File, meant: MatchedPicture | { refused: string } | null): Promise<string | null> {
    const { added, present, unknown, failed } = now.current;
    const name = pathOf(file);
    const fail = (message: string) => change({ failed: [...failed, { name, message }] });
    if (!meant) change({ unknown: [...unknown, name] });
    else if ('refused' in meant) fail(meant.refused);
    else {
      const sent = meant.isThere ? null : await upload(file, meant);
      if (sent && 'held' in sent) return sent.held;
      if (!sent) change({ present: present + 1 });
      else if ('refused' in sent) fail(sent.refused);
      else change({ added: added + 1 });
      touched.current.add(meant.recordId);
    }
    rest.current = rest.current.filter((one) => one !== file);
    return null;
  }

  async function run(): Promise<void> {
    isStopped.current = false;
    change({ phase: 'sending', problem: null });
    while (rest.current.length > 0) {
      const some = rest.current.slice(0, batch);
      const looked = await matchFiles(some);
      if ('held' in looked) return change({ phase: 'held', problem: looked.held });
      for (const [at, file] of some.entries()) {
        if (isStopped.current) return change({ phase: 'stopped' });
        const problem = await settle(file, looked.matched[at] ?? null);
        if (problem !== null) return change({ phase: 'held', problem });
      }
    }
    change({ phase: 'done', ready: await readyOf([...touched.current]) });
  }

  return {
    state,
    left: rest.current.length,
    begin(files: readonly File[]) {
      const order = new Intl.Collator('en', { numeric: true });
      const chosen = files
        // What a system leaves in a folder for itself.
        .filter(({ name }) => !name.startsWith('.') && name !== 'Thumbs.db')
        .toSorted((one, other) => order.compare(pathOf(one), pathOf(other)));
      if (chosen.length === 0) return;
      rest.current = chosen;
      now.current = { ...nothing, total: chosen.length };
      touched.current = new Set();
      void run();
    },
    goOn: () => void run(),
    stop: () => {
      isStopped.current = true;
    },
    async offer(): Promise<boolean> {
      const offered = await offerAll(now.current.ready);
      if (offered === null) return false;
      change({ ready: [], offered });
      return true;
    },
  };
}
