import { useEffect, useRef, useState } from 'react';
import type { Workload } from '#core/project/index.ts';
import { changedParts, followed, type WorkloadPart, workloadParts } from './kept-typing.ts';

interface Begun {
  workload: Workload;
  /** How often each part got new values from elsewhere. Its fields are drawn again each time. */
  rounds: Readonly<Record<WorkloadPart, number>>;
}

/**
 * What a workload's fields begin with. When it changes elsewhere, the fields follow, except those someone is typing in.
 * Once their own save has arrived, all of them follow.
 */
export function useWorkloadForm(workload: Workload, answer: { ok: boolean } | undefined) {
  const [begun, setBegun] = useState<Begun>({ workload, rounds: { most: 0, styles: 0, daysOff: 0 } });
  const typed = useRef(new Set<WorkloadPart>());
  const sent = useRef<ReadonlySet<WorkloadPart>>(new Set());
  const heard = useRef(answer);

  const text = JSON.stringify(workload);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `text` is the workload by its value
  useEffect(() => {
    if (heard.current !== answer) {
      heard.current = answer;
      // What was typed after the press isn't saved yet.
      if (answer?.ok) for (const part of sent.current) typed.current.delete(part);
    }
    setBegun((before) => {
      const after = followed(before.workload, workload, typed.current);
      const changed = changedParts(before.workload, after);
      if (changed.length === 0) return before;
      const rounds = workloadParts.map((part) => [part, before.rounds[part] + (changed.includes(part) ? 1 : 0)]);
      return { workload: after, rounds: Object.fromEntries(rounds) as Begun['rounds'] };
    });
  }, [text, answer]);

  return {
    begun: begun.workload,
    rounds: begun.rounds,
    /** Changed elsewhere while someone is typing here. */
    changed: changedParts(begun.workload, workload),
    onType: (part: WorkloadPart) => {
      typed.current.add(part);
      sent.current = new Set([...sent.current].filter((one) => one !== part));
    },
    onSend: () => {
      sent.current = new Set(typed.current);
    },
  };
}
