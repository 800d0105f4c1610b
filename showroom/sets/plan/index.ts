import type { PieceKind, Room } from '#core/catalog/index.ts';
import { recordIdOf } from '../../catalog/piece.ts';
import { pieces } from '../../catalog/pieces.ts';
import { scene } from '../dress.ts';
import { type Hour, type ShellName, shellNames, ways } from '../names.ts';
import type { Scene, ScenePieces } from '../scene.ts';
import { bedroomRows } from './bedroom.ts';
import { diningRows } from './dining.ts';
import { livingRows } from './living.ts';
import { officeRows } from './office.ts';
import type { PlanRow } from './plan-row.ts';

const bySlug = new Map(pieces.map((piece) => [piece.slug, piece]));

const SHELL_WORDS: Record<ShellName, (room: string) => string> = {
  loft: (room) => `A loft ${room}`,
  bay: (room) => `A bay-window ${room}`,
  attic: (room) => `An attic ${room}`,
  prewar: (room) => `A paneled ${room}`,
  arch: (room) => `A ${room} beside an arch`,
  apartment: (room) => `An apartment ${room}`,
  coast: (room) => `A coastal ${room}`,
  library: (room) => `A book-lined ${room}`,
  hearth: (room) => `A ${room} with a fireplace`,
  garden: (room) => `A garden ${room}`,
  farmhouse: (room) => `A farmhouse ${room}`,
  ranch: (room) => `A ranch-house ${room}`,
};
const HOUR_WORDS: Record<Hour, string> = {
  morning: 'in the morning',
  noon: 'at noon',
  afternoon: 'in the afternoon',
  overcast: 'on a cloudy day',
  evening: 'in the evening',
};
const ROOM_WORDS: Record<Room, string> = {
  'living-room': 'living room',
  bedroom: 'bedroom',
  'dining-room': 'dining room',
  office: 'office',
};

function placed(slugs: readonly string[]): ScenePieces {
  const found: ScenePieces = {};
  for (const slug of slugs) {
    const piece = bySlug.get(slug);
    if (!piece) throw new Error(`the plan has a piece that the catalog hasn’t: ${slug}`);
    const kind: PieceKind = piece.kind;
    const second: `${PieceKind}_2` = `${kind}_2`;
    if (found[kind] === undefined) found[kind] = recordIdOf(piece);
    else found[second] = recordIdOf(piece);
  }
  return found;
}

/** The first pieces by name; a rug is named only if there is little else. */
function altOf(room: Room, shell: ShellName, hour: Hour, slugs: readonly string[]): string {
  const names = slugs.filter((slug) => !slug.includes('-rug-')).map((slug) => `the ${bySlug.get(slug)?.name}`);
  const shown = names.slice(0, 3);
  const list = shown.length > 1 ? `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}` : shown.join('');
  return `${SHELL_WORDS[shell](ROOM_WORDS[room])} ${HOUR_WORDS[hour]}: ${list}`;
}

function planOf(room: Room, [shell, way, style, hour, slugs]: PlanRow): Scene {
  const list = slugs.split(' ');
  // Of the place alone: a row added or moved changes no other room.
  const seed = 1 + shellNames.indexOf(shell) * 17 + ways.indexOf(way);
  const set = { shell, way, hour, seed };
  return scene(`scenes/${room}/${shell}-${way}`, room, style, altOf(room, shell, hour, list), placed(list), { set });
}

/** The second edition: every room that is planned, whether or not its picture has been taken. */
export const planned: readonly Scene[] = [
  ...livingRows.map((row) => planOf('living-room', row)),
  ...bedroomRows.map((row) => planOf('bedroom', row)),
  ...diningRows.map((row) => planOf('dining-room', row)),
  ...officeRows.map((row) => planOf('office', row)),
];
