import type { Layout } from '../../core/room/index.ts';
import type { RealRoom } from './real-rooms.ts';
import {
  angleTo,
  before,
  beforeFire,
  beforeRadiator,
  flanks,
  type Hard,
  hardFaults,
  isEndOn,
  isFree,
  isStranded,
  type Put,
  putDown,
} from './second-judge.ts';
import { allSeatsFit, bothFit } from './what-fits.ts';

/** What the second judge says of one plan. Null where the question doesn't arise. */
export interface Verdict {
  readonly faults: readonly Hard[];
  readonly faces: boolean | null;
  readonly flanked: boolean | null;
  readonly chairs: number;
  readonly stranded: number;
  readonly allChairsFit: boolean;
  readonly beforeRadiator: boolean;
  /** Null where there's no fire, or no coffee table. */
  readonly beforeFire: boolean | null;
  readonly endOn: boolean | null;
  readonly leftOut: number;
  readonly mainLost: boolean;
}

/** People look straight ahead, give or take this many degrees. */
const glance = 30;

export function verdictOn({ shape, pieces, focus, kind }: RealRoom, plan: Layout): Verdict {
  const puts = putDown(pieces, plan.placements);
  const of = (wanted: string) => puts.filter(({ piece }) => piece.kind === wanted);
  const sofa = of('sofa').sort((one, other) => other.piece.width - one.piece.width)[0];
  const [bed] = of('bed');
  const stands = pieces.filter((piece) => piece.kind === 'nightstand');
  const chairs = of('dining_chair');
  const table = pieces.find((piece) => piece.kind === 'dining_table');
  const main = pieces[0];
  const seen = kind === 'living-room' && sofa ? sightsOf(shape, focus, of('sideboard')) : [];
  const asked = bed && stands.length === 2 && bothFit(shape, bed.piece, stands);
  return {
    faults: hardFaults(shape, puts),
    faces: sofa && seen.length > 0 ? seen.some((sight) => isFaced(sofa, sight)) : null,
    // A nightstand in a wall, or in the door's way, is beside nothing.
    flanked: asked
      ? flanks(bed, of('nightstand')) && [bed, ...of('nightstand')].every((one) => isFree(shape, one))
      : null,
    chairs: chairs.length,
    stranded: chairs.filter((chair) => isStranded(chair, puts)).length,
    allChairsFit:
      table !== undefined &&
      allSeatsFit(
        shape,
        table,
        pieces.filter((piece) => piece.kind === 'dining_chair'),
      ),
    beforeRadiator: puts.some((put) => beforeRadiator(shape, put)),
    beforeFire: shape.fixed.some((one) => one.kind === 'fireplace') ? puts.some((put) => beforeFire(shape, put)) : null,
    endOn: sofa && of('coffee_table').length > 0 ? isEndOn(puts) : null,
    leftOut: plan.leftOut.length,
    mainLost: main !== undefined && plan.leftOut.includes(main.id),
  };
}

interface Sight {
  readonly at: readonly [number, number];
  /** A television has a front, too. */
  readonly screen: Put | null;
}

const middle = ({ x0, y0, x1, y1 }: ReturnType<typeof before>) => [(x0 + x1) / 2, (y0 + y1) / 2] as const;

function sightsOf(shape: RealRoom['shape'], focus: RealRoom['focus'], boards: readonly Put[]): Sight[] {
  if (focus === 'television') return boards.map((screen) => ({ at: [screen.x, screen.y], screen }));
  if (focus === 'window') return shape.windows.map((pane) => ({ at: middle(before(shape, pane, 0)), screen: null }));
  if (focus === 'none') return [];
  return shape.fixed.map(({ x, y, width, depth }) => ({ at: [x + width / 2, y + depth / 2], screen: null }));
}

const isFaced = (sofa: Put, { at, screen }: Sight): boolean =>
  angleTo(sofa, at) <= glance && (screen === null || angleTo(screen, [sofa.x, sofa.y]) <= glance);
