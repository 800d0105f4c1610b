import { type Seen, seenColor } from '../composer/score/oklab.ts';

/** Below this, a color counts as a gray. */
const leastChroma = 0.018;
const warm = 70;
const lightEnough = 0.855;

/** The paint behind the anchor: the anchor's own color lightened, or a warm contrasting one if it's gray or brown. */
function paintSeen(swatch: string | null): Seen {
  const { chroma, hue } = swatch === null ? { chroma: 0, hue: warm } : seenColor(swatch);
  const isWarm = hue > 20 && hue < 110;
  const colored = chroma >= leastChroma && !isWarm;
  const strength = colored ? 0.024 : 0.042;
  return { lightness: lightEnough, chroma: strength, hue: colored ? hue : warm };
}

export function paintOf(swatch: string | null): string {
  const { lightness, chroma, hue } = paintSeen(swatch);
  return `oklch(${lightness} ${chroma.toFixed(3)} ${hue.toFixed(1)})`;
}

const byte = (light: number) => {
  const value = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, value)) * 255)
    .toString(16)
    .padStart(2, '0');
};

/** The same paint for pictures rendered without OKLCH support. */
export function paintHex(swatch: string | null): string {
  const { lightness, chroma, hue } = paintSeen(swatch);
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s;
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s;
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s;
  return `#${byte(red)}${byte(green)}${byte(blue)}`;
}
