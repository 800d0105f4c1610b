/** Rooms with an architecture of their own. A new one goes to the end: the place of each is part of its rooms' seeds. */
export const shellNames = [
  'loft',
  'bay',
  'attic',
  'prewar',
  'arch',
  'apartment',
  'coast',
  'library',
  'hearth',
  'garden',
  'farmhouse',
  'ranch',
] as const;
export type ShellName = (typeof shellNames)[number];

/** The ways to photograph a room; a new one goes to the end. */
export const ways = ['wide', 'corner', 'straight', 'vignette', 'low', 'high', 'along', 'across', 'open'] as const;
export type Way = (typeof ways)[number];

/** When a room is photographed. */
export type Hour = 'morning' | 'noon' | 'afternoon' | 'overcast' | 'evening';
