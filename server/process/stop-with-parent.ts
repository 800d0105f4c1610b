import { readFileSync } from 'node:fs';

/** Who has to be alive for us to go on: our parent and, if that's only npm's shell, npm behind it. */
export interface Above {
  parent: number;
  npm: number | null;
}

const shells = ['sh', 'bash', 'dash', 'ash', 'zsh'];

/** What /proc says about a process; null where there is no /proc, or no such process. */
function processFacts(pid: number): { name: string; parent: number } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const end = stat.lastIndexOf(')');
    return { name: stat.slice(stat.indexOf('(') + 1, end), parent: Number(stat.slice(end + 2).split(' ')[1]) };
  } catch {
    return null;
  }
}

/** To be read at once: npm may be gone a moment later. */
export function whoIsAbove(parent: number): Above {
  const facts = processFacts(parent);
  return { parent, npm: facts && shells.includes(facts.name) ? facts.parent : null };
}

/**
 * `npm start` puts npm, and often a shell, between us and the supervisor. If npm is killed outright, no signal reaches
 * us, and server and database would run on without anyone to stop them. So stop, as if asked to, once npm is gone.
 */
export function stopWithParent({ parent, npm }: Above, everyMs = 1000): void {
  const watch = setInterval(() => {
    if (process.ppid === parent && (npm === null || processFacts(parent)?.parent === npm)) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, everyMs);
  watch.unref();
}

const flag = '--stop-with-parent=';

export const parentFlag = ({ parent, npm }: Above): string => `${flag}${[parent, ...(npm === null ? [] : [npm])]}`;

export function parentOf(args: readonly string[]): Above | null {
  const given = args.find((one) => one.startsWith(flag));
  if (!given) return null;
  const [parent = 0, npm = null] = given.slice(flag.length).split(',').map(Number);
  return { parent, npm };
}
