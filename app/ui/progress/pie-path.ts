import { shell } from '#core/settings/index.ts';

export const pieSegments = shell.progressPieSegments;

/** Degrees between two parts. */
const gap = 5;

function point(radius: number, degrees: number): string {
  const radians = ((degrees - 90) * Math.PI) / 180;
  return `${(radius * Math.cos(radians)).toFixed(2)} ${(radius * Math.sin(radians)).toFixed(2)}`;
}

/** One part of the ring around 0 0, clockwise from the top; `share` draws only its beginning. */
export function piePath(part: number, outer = 22, inner = 11, share = 1): string {
  const turn = 360 / pieSegments;
  const from = part * turn + gap / 2;
  const to = from + (turn - gap) * share;
  // The inner edge is shorter, so a wider angle there keeps the sides of a gap parallel.
  const lean = Math.min((gap / 2) * (outer / inner - 1), ((turn - gap) * share) / 2);
  return [
    `M${point(outer, from)}`,
    `A${outer} ${outer} 0 0 1 ${point(outer, to)}`,
    `L${point(inner, to - lean)}`,
    `A${inner} ${inner} 0 0 0 ${point(inner, from + lean)}Z`,
  ].join('');
}

export type PieState = 'done' | 'now' | 'rest';

/** Which of the eight are full and which is in progress, for any number of steps. */
export function pieStates(done: number, total: number): PieState[] {
  const share = total <= 0 ? 0 : Math.min(Math.max(done / total, 0), 1) * pieSegments;
  const full = Math.floor(share + 1e-9);
  return Array.from({ length: pieSegments }, (_, part) => (part < full ? 'done' : part === full ? 'now' : 'rest'));
}

/** The filled beginning of the part in progress; empty where a part is just finished. */
export function partialPath(done: number, total: number): string {
  const share = total <= 0 ? 0 : Math.min(Math.max(done / total, 0), 1) * pieSegments;
  const full = Math.floor(share + 1e-9);
  const rest = share - full;
  return rest < 1e-6 ? '' : piePath(full, 22, 11, rest);
}
