import { useCallback, useState } from 'react';
import { useFetcher } from 'react-router';

interface FileRules {
  /** The endings a file's name may have. */
  endings: RegExp;
  mostBytes: number;
  words: { wrongType: string; tooLarge: string };
}

/**
 * A file that's checked by the server as soon as it's chosen. `send` with the check's stamp puts it to use; without one, the
 * server only looks again.
 */
export function useFileImport<Answer>({ endings, mostBytes, words }: FileRules) {
  const { data, state, submit } = useFetcher<Answer>();
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string>();

  function send(given: File, stamp?: string) {
    const form = new FormData();
    form.set('file', given);
    if (stamp !== undefined) form.set('stamp', stamp);
    void submit(form, { method: 'post', encType: 'multipart/form-data' });
  }

  function choose([given]: File[]) {
    if (!given) return;
    const wrong = endings.test(given.name) ? undefined : words.wrongType;
    const refused = wrong ?? (given.size > mostBytes ? words.tooLarge : undefined);
    setProblem(refused);
    setFile(refused ? null : given);
    if (!refused) send(given);
  }

  const forget = useCallback(() => setFile(null), []);

  return { data, busy: state !== 'idle', file, problem, send, choose, forget };
}
