import type { DeskActDone } from '#server/pages/act-on-desk.ts';
import { words } from './words.ts';

/** What the desk says after an act whose result isn't in sight. */
export function saidAfter(act: string, done: Extract<DeskActDone, { ok: true }>): string | null {
  if (act === 'propose') return words.proposed(done.changes ?? []);
  if (act === 'undo' || act === 'redo') return words.undone(act, done.act ?? '');
  return act === 'call-back' ? words.calledBack : null;
}
