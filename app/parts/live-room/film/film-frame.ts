import {
  aroundDoorway,
  atDoorway,
  carriedAt,
  type DoorFrame,
  fromAbove,
  inMeters,
  type Look,
  mainDoor,
  type Place,
  type RoomScene,
  type Rotation,
  type ScenePiece,
} from '#core/room/index.ts';
import type { CarryInFilm } from '#core/selection/index.ts';
import type { FilmShown } from '../stage.ts';
import { between } from '../viewpoint.ts';

/** A moment of the film as the stage shows it. */
export function frameOf(
  scene: RoomScene,
  film: CarryInFilm,
  id: string,
  moment: number,
  isPlaying: boolean,
): FilmShown | null {
  const piece = scene.pieces.find((one) => one.id === id);
  const door = mainDoor(scene.shape);
  if (!piece || !door) return null;
  const { middle, rotation } = carriedAt(film.way, moment);
  const at = placed(piece, film);
  const here = middle.map(inMeters) as unknown as Place;
  const isWhole = moment === 1;
  const { setDown } = film.way;
  const hasLegs = moment >= setDown;
  const far = Math.min(Math.max((moment - setDown) / (1 - setDown), 0), 1);
  return {
    carried: {
      ...{ id, by: [here[0] - at.middle[0], here[1] - at.middle[1], here[2] - at.middle[2]] },
      turn: { about: at.middle, rotation: fromPlace(rotation, piece) },
      ...(isWhole || (hasLegs && film.section === null) ? {} : { keep: { low: at.low, high: at.high } }),
    },
    look: (aspect) => lookAt(scene, door, far, aspect),
    ...{ without: film.inTheWay, wall: door.wall.index, moment, isPlaying },
  };
}

/** The part that is carried, once it's in its place. */
function placed({ x, z, lift, turn }: ScenePiece, { low, high }: CarryInFilm) {
  const angle = (-turn * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  const put = ([a, b, c]: Place): Place => [
    x + cosine * inMeters(a) + sine * inMeters(c),
    lift + inMeters(b),
    z + cosine * inMeters(c) - sine * inMeters(a),
  ];
  const [one, other] = [put(low), put(high)];
  // A hair more: what is at the very edge belongs to it.
  const edge = 0.002;
  const pick = (choose: (...values: number[]) => number, by: number): Place => [
    choose(one[0], other[0]) + by,
    choose(one[1], other[1]) + by,
    choose(one[2], other[2]) + by,
  ];
  return {
    low: pick(Math.min, -edge),
    high: pick(Math.max, edge),
    middle: [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2, (one[2] + other[2]) / 2] as Place,
  };
}

/** How it's turned compared with how it was built in its place, column by column. */
function fromPlace([x, y, z]: Rotation, { turn }: ScenePiece): Float32Array {
  const angle = (turn * Math.PI) / 180;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  // Back to its own measures, then as it's held.
  const row = (of: Place): Place => [of[0] * c - of[2] * s, of[1], of[0] * s + of[2] * c];
  const [a, b, d] = [row(x), row(y), row(z)];
  return Float32Array.of(a[0], b[0], d[0], a[1], b[1], d[1], a[2], b[2], d[2]);
}

/** At the doorway first; once it's through, the eye goes up, and its place is seen with all of the room. */
function lookAt(scene: RoomScene, door: DoorFrame, share: number, aspect: number): Look {
  const look = atDoorway(door, aspect);
  return share === 0 ? look : between(look, fromAbove(scene, aroundDoorway(door), aspect), share);
}
