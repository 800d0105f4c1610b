/** What the studio's camera is told; the rest follows from the piece's size. */
interface StudioFrame {
  turn: number;
  elevation: number;
  lens: number;
  /** The share of the picture that the piece takes. */
  fill: number;
  width: number;
  height: number;
}

/** Meters: x along the width, y away from the viewer, z up, the piece centered on the floor. */
export type Place = readonly [x: number, y: number, z: number];
/** Shares of the picture's width and height. */
export type Shares = readonly [x: number, y: number];

const SENSOR = 36;
const ROUNDS = 4;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

export const cornersOf = ({ w, d, h }: { w: number; d: number; h: number }): Place[] =>
  [-w / 2, w / 2].flatMap((x) => [-d / 2, d / 2].flatMap((y) => [0, h].map((z): Place => [x, y, z])));

/**
 * Where a place on a piece is in its picture: the studio's camera steps back until the piece's box fills the picture,
 * as `frame` in `camera/blender/stage.py` does.
 */
export function studioCamera(size: { w: number; d: number; h: number }, frame: StudioFrame): (place: Place) => Shares {
  const { turn, elevation, lens, fill, width, height } = frame;
  const [cos, sin] = [Math.cos(radians(-turn)), Math.sin(radians(-turn))];
  const tilt = radians(elevation);
  /** Along the camera's own axes: to the right, up and towards it. */
  const inView = ([x, y, z]: Place): Place => {
    const [right, away] = [x * cos - y * sin, x * sin + y * cos];
    return [right, away * Math.sin(tilt) + z * Math.cos(tilt), z * Math.sin(tilt) - away * Math.cos(tilt)];
  };
  const corners = cornersOf(size).map(inView);
  const mean = (axis: 0 | 1 | 2) => corners.reduce((sum, corner) => sum + corner[axis], 0) / corners.length;
  const middle: [number, number, number] = [mean(0), mean(1), mean(2)];
  const seenFrom = ([x, y, near]: Place): Place => [x - middle[0], y - middle[1], near - middle[2]];
  const ratio = height / width;
  const half = [((SENSOR / 2) * fill) / lens, ((SENSOR / 2) * ratio * fill) / lens] as const;
  const distanceFor = () =>
    Math.max(
      ...corners.map(seenFrom).map(([x, y, near]) => near + Math.max(Math.abs(x) / half[0], Math.abs(y) / half[1])),
    );
  let distance = distanceFor();
  for (let round = 0; round < ROUNDS; round++) {
    const seen = corners.map(seenFrom);
    const halfway = (axis: 0 | 1) => {
      const slopes = seen.map((corner) => corner[axis] / (distance - corner[2]));
      return ((Math.max(...slopes) + Math.min(...slopes)) / 2) * distance;
    };
    const [right, up] = [halfway(0), halfway(1)];
    middle[0] += right;
    middle[1] += up;
    distance = distanceFor();
  }
  const scale = lens / SENSOR;
  return (place) => {
    const [x, y, near] = seenFrom(inView(place));
    return [0.5 + (scale * x) / (distance - near), 0.5 - (scale * y) / (distance - near) / ratio];
  };
}
