import { formatNumber } from '#core/texts/index.ts';

export const words = {
  title: 'The queue',
  lead: (waiting: number) =>
    waiting === 0
      ? 'Nobody is waiting.'
      : `${formatNumber(waiting)} ${waiting === 1 ? 'project waits' : 'projects wait'} for boards, the most urgent first.`,
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
  missed: 'Promise missed',
  assign: 'Assign',
  handOver: 'Hand over',
  giveNamed: (what: string, name: string) => `${what} ${name}`,
  to: (name: string) => `To ${name}`,
  nobody: 'Nobody yet',
  takenByYou: 'You have taken it',
  taken: (name: string) => `Taken by ${name}`,
  assigned: (name: string) => `For ${name}`,
  take: 'Take',
  takeNamed: (name: string) => `Take ${name}`,
  open: 'Open',
  openNamed: (name: string) => `Open ${name}`,
  empty: 'Nobody is waiting for boards. New projects appear here by themselves.',
  unnamed: 'A room without a name',
  refused: {
    'not-allowed': 'You may not take projects.',
    'not-found': 'This project is gone.',
    'not-staff': 'There is no such colleague.',
    'not-waiting': 'This project no longer waits: its boards are out.',
    taken: 'A colleague was faster and has taken it.',
  },
} as const;
