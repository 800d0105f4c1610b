/** Colours as the eye orders them: lightness, how strong, and which (OKLCH; Ottosson, 2020). */
interface Seen {
  lightness: number;
  chroma: number;
  hue: number;
}

const linear = (byte: number) => (byte <= 0.04045 ? byte / 12.92 : ((byte + 0.055) / 1.055) ** 2.4);

export function seenColor(hex: string): Seen {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const blue = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, blue),
    hue: (Math.atan2(blue, a) * 180) / Math.PI,
  };
}

/** Below this a colour is no colour but a shade. */
const leastChroma = 0.018;
const warm = 70;
const lightEnough = 0.855;

/** The paint behind the anchor: its own colour lightened, or, where it has none or is brown, a warm one that sets it off. */
export function paintOf(swatch: string | null): string {
  const { chroma, hue } = swatch === null ? { chroma: 0, hue: warm } : seenColor(swatch);
  const isWarm = hue > 20 && hue < 110;
  const colored = chroma >= leastChroma && !isWarm;
  const strength = colored ? 0.024 : 0.042;
  return `oklch(${lightEnough} ${strength.toFixed(3)} ${(colored ? hue : warm).toFixed(1)})`;
}
