/** A color as the eye sees it: equal steps look equally far apart. */
export interface Seen {
  /** 0 for black to 1 for white. */
  readonly lightness: number;
  /** 0 for gray; the strongest colors of a screen are at about 0.3. */
  readonly chroma: number;
  /** Degrees: red at about 30, green at about 140, blue at about 260. */
  readonly hue: number;
}

const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

/** A swatch such as `#7f8b7c` in OKLab, by lightness, chroma and hue. */
export function seenColor(swatch: string): Seen {
  const [red, green, blue] = [1, 3, 5].map((from) => linear(Number.parseInt(swatch.slice(from, from + 2), 16) / 255));
  const r = red ?? 0;
  const g = green ?? 0;
  const b = blue ?? 0;
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const greenRed = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const blueYellow = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  const turn = (Math.atan2(blueYellow, greenRed) * 180) / Math.PI;
  return { lightness, chroma: Math.hypot(greenRed, blueYellow), hue: (turn + 360) % 360 };
}

/** How far two hues are apart on the circle, 0 to 180 degrees. */
export function hueDistance(one: number, other: number): number {
  const apart = Math.abs(one - other) % 360;
  return Math.min(apart, 360 - apart);
}
