export const words = {
  title: 'The queue',
  lead: (waiting: number) =>
    waiting === 0
      ? 'Nobody is waiting.'
      : `${waiting} ${waiting === 1 ? 'project waits' : 'projects wait'} for boards, the most urgent first.`,
  revising: 'New pair asked for',
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
    'not-waiting': 'This project no longer waits: its boards are out.',
    taken: 'A colleague was faster and has taken it.',
  },
} as const;
