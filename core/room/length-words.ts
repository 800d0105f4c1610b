import { inchesPerFoot } from './measurement.ts';

const fractions = ['', '⅛', '¼', '⅜', '½', '⅝', '¾', '⅞'] as const;

function eighths(count: number): string {
  const whole = Math.floor(count / 8);
  const fraction = fractions[count % 8] ?? '';
  return whole === 0 && fraction ? fraction : `${whole}${fraction}`;
}

/** '32 in', '3¼ in': to the nearest eighth, as on a tape measure. */
export const inchesInWords = (inches: number): string => `${eighths(Math.round(inches * 8))} in`;

/** Play in quarter inches, rounded so we never promise more than there is. */
export const playInWords = (inches: number): string =>
  `${eighths((inches < 0 ? Math.ceil(-inches * 4 - 1e-6) : Math.floor(inches * 4 + 1e-6)) * 2)} in`;

/** '12 ft', '12 ft 6½ in', '8 in'. */
export function feetInWords(inches: number): string {
  const count = Math.round(inches * 8);
  const perFoot = inchesPerFoot * 8;
  const feet = Math.floor(count / perFoot);
  const rest = count % perFoot;
  return [feet > 0 ? `${feet} ft` : '', rest > 0 || feet === 0 ? `${eighths(rest)} in` : ''].filter(Boolean).join(' ');
}

/** '14′ 0″', '2′ 8½″': as written on a drawing, to the nearest half inch. */
export function feetOnPlan(inches: number): string {
  const halves = Math.round(Math.max(inches, 0) * 2);
  const feet = Math.floor(halves / 2 / inchesPerFoot);
  const rest = halves - feet * inchesPerFoot * 2;
  const small = rest % 2 === 0 ? `${rest / 2}` : `${rest === 1 ? '' : Math.floor(rest / 2)}½`;
  return feet === 0 ? `${small}″` : `${feet}′ ${small}″`;
}
