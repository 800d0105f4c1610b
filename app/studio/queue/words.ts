import { formatNumber } from '#core/texts/index.ts';

export const words = {
  title: 'The queue',
  lead: (waiting: number) =>
    waiting === 0
      ? 'No projects are waiting.'
      : `${formatNumber(waiting)} ${waiting === 1 ? 'project is' : 'projects are'} waiting for boards, most urgent first.`,
  found: (count: number) => `${formatNumber(count)} ${count === 1 ? 'project' : 'projects'}`,
  search: 'Name, email or room',
  state: 'State',
  room: 'Room',
  style: 'Style',
  specialist: 'Specialist',
  states: {
    'waiting for boards': 'Waiting for boards',
    revising: 'Revising',
    late: 'Late',
    'boards ready': 'Boards ready',
    ordered: 'Ordered',
    closed: 'Closed',
  },
  asked: (asked: { kind: 'swap-request' | 'new-pair-request'; piece: string | null } | null) =>
    asked?.kind === 'swap-request' ? `Asks to swap ${asked.piece ?? 'a piece'}` : 'Asks for a new pair',
  quoted: (said: string) => `“${said}”`,
  urgency: { late: 'late', now: 'left, now', soon: 'left, today', calm: 'left' },
  missed: 'Deadline missed',
  assign: 'Assign',
  handOver: 'Hand over',
  giveNamed: (what: string, name: string) => `${what} ${name}`,
  to: (name: string) => `To ${name}`,
  nobody: 'Unassigned',
  takenByYou: 'You’ve taken it',
  taken: (name: string) => `Taken by ${name}`,
  assigned: (name: string) => `For ${name}`,
  take: 'Take',
  takeNamed: (name: string) => `Take ${name}`,
  open: 'Open',
  openNamed: (name: string) => `Open ${name}`,
  empty: 'No projects are waiting for boards. New ones show up here automatically.',
  unnamed: 'Untitled room',
  refused: {
    'not-allowed': 'You can’t take projects.',
    'not-found': 'This project is gone.',
    'not-staff': 'We couldn’t find that colleague.',
    'not-waiting': 'This project’s boards are already out.',
    taken: 'A colleague just took it.',
  },
} as const;
