import { runToEnd } from './child.ts';

/**
 * Ties a command to this process, so that it never outlives us, even after kill -9.
 * - kernel: Linux itself sends SIGQUIT when we die (setpriv from util-linux). The shell step closes the gap between
 *   our fork and that request: if we died in between, the parent is no longer us, and nothing starts.
 * - supervisor: a shell that starts the command and reads a pipe from us; end of file means we're gone.
 *   Each line on the pipe is a signal to pass on.
 * SIGQUIT is PostgreSQL's immediate shutdown: it exits at once and recovers from its log at the next start.
 */
export type Tie = 'kernel' | 'supervisor';

const startOnlyWithParent = '[ "$PPID" = "$0" ] || exit 1; exec "$@"';

const supervise = `
exec 3<&0 </dev/null
"$@" 3<&- &
child=$!
(while read -r signal; do kill -s "$signal" "$child"; done; kill -s QUIT "$child") <&3 >/dev/null 2>&1 &
watcher=$!
exec 3<&-
wait "$child"
status=$?
kill "$watcher" 2>/dev/null
exit "$status"
`;

const pdeathsig = ['--pdeathsig', 'QUIT'];

export async function strongestTie(): Promise<Tie> {
  if (process.platform !== 'linux') return 'supervisor';
  const { succeeded } = await runToEnd('setpriv', [...pdeathsig, 'true'], undefined);
  return succeeded ? 'kernel' : 'supervisor';
}

export function tied(tie: Tie, command: string, parameters: string[]): [command: string, parameters: string[]] {
  return tie === 'kernel'
    ? ['setpriv', [...pdeathsig, '/bin/sh', '-c', startOnlyWithParent, String(process.pid), command, ...parameters]]
    : ['/bin/sh', ['-c', supervise, 'supervisor', command, ...parameters]];
}
