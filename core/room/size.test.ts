import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { footprintOf, parseSize, printSize, type Size } from './index.ts';

const sofa: Size = { width: 84, depth: 38, height: 33 };

describe('the size of a piece, as makers write it', () => {
  it.each<[string, Size | null]>([
    ['84"W x 38"D x 33"H', sofa],
    ['84 x 38 x 33', sofa],
    ['84" W x 38" D x 33" H', sofa],
    ['84x38x33', sofa],
    ['84" x 38" x 33"', sofa],
    ['84” × 38” × 33”', sofa],
    ['84″W×38″D×33″H', sofa],
    ['84"Wx38"Dx33"H', sofa],
    ["84''W x 38''D x 33''H", sofa],
    ['84W x 38D x 33H', sofa],
    ['84w 38d 33h', sofa],
    ['84 in. W x 38 in. D x 33 in. H', sofa],
    ['84 in W, 38 in D, 33 in H', sofa],
    ['W 84 in. D 38 in. H 33 in.', sofa],
    ['W84 x D38 x H33', sofa],
    ['W: 84" D: 38" H: 33"', sofa],
    ['H 33" x W 84" x D 38"', sofa],
    ['33"H x 84"W x 38"D', sofa],
    ['Width: 84", Depth: 38", Height: 33"', sofa],
    ['Width 84 inches; Depth 38 inches; Height 33 inches', sofa],
    ['84" wide by 38" deep by 33" high', sofa],
    ['84 inches wide, 38 inches deep, 33 inches tall', sofa],
    ['84 x 38 x 33 in', sofa],
    ['84 by 38 by 33 inches', sofa],
    ['84" (W) x 38" (D) x 33" (H)', sofa],
    ['Dimensions (in): 84 x 38 x 33', sofa],
    ['Overall: 84"W x 38"D x 33"H', sofa],
    ['Overall dimensions: 84"W x 38"D x 33"H; Seat: 22"D x 18"H', sofa],
    ['84"W x 38"D x 33"H, seat height 18", arm height 25"', sofa],
    ['84"W x 38"D x 33"H Seat depth 22"', sofa],
    ['84"W x 38"D x 33"H. Weight: 120 lbs', sofa],
    ['84"W x 38"D x 33"H, 120 lb', sofa],
    ['84"W x 38"D x 33"H | Carton: 90" x 42" x 30"', sofa],
    ['84"W x 38"D x 33"H (213 x 97 x 84 cm)', sofa],
    ['84"W x 38"D x 33"H / 213 x 97 x 84 cm', sofa],
    ['84 in / 213 cm W x 38 in / 97 cm D x 33 in / 84 cm H', sofa],
    ["7'W x 3'2\"D x 2'9\"H", sofa],
    ['7 ft x 3 ft 2 in x 2 ft 9 in', sofa],
    ["7' x 3'-2\" x 2' 9\"", sofa],
    ['213.36 x 96.52 x 83.82 cm', sofa],
    ['2133.6 mm x 965.2 mm x 838.2 mm', sofa],
    ['W 2,133.6 D 965.2 H 838.2 mm', sofa],
    ['2.1336 m W x 0.9652 m D x 0.8382 m H', sofa],
    ['84"W x 38"D x 33"H, diagonal depth 35½"', { ...sofa, diagonalDepth: 35.5 }],
    ['84"W x 38"D x 33"H; Diagonal Depth: 35.5"', { ...sofa, diagonalDepth: 35.5 }],
    ['84"W x 38"D x 33"H x 35.5"DD', { ...sofa, diagonalDepth: 35.5 }],

    ['33½"W x 20¼"D x 7⅞"H', { width: 33.5, depth: 20.25, height: 7.88 }],
    ['33 1/2" W x 20-1/4" D x 7 7/8" H', { width: 33.5, depth: 20.25, height: 7.88 }],
    ['33 ½ x 20.25 x .5', { width: 33.5, depth: 20.25, height: 0.5 }],
    ['33½ x 20 1⁄4 x 1/2', { width: 33.5, depth: 20.25, height: 0.5 }],
    ['5\'6" x 7\'10½"', { width: 66, depth: 94.5 }],

    ['Ø 36" x 18"H', { width: 36, depth: 36, height: 18, round: true }],
    ['⌀36 x 18', { width: 36, depth: 36, height: 18, round: true }],
    ['36" dia. x 18" H', { width: 36, depth: 36, height: 18, round: true }],
    ['36"Diam x 18"H', { width: 36, depth: 36, height: 18, round: true }],
    ['Diameter: 36", Height: 18"', { width: 36, depth: 36, height: 18, round: true }],
    ['36" round x 18" high', { width: 36, depth: 36, height: 18, round: true }],
    ['Round, 36" x 18"H', { width: 36, depth: 36, height: 18, round: true }],
    ['36"D x 18"H', { width: 36, depth: 36, height: 18, round: true }],
    ["8' round", { width: 96, depth: 96, round: true }],

    ["8' x 10'", { width: 96, depth: 120 }],
    ['8 x 10 ft', { width: 96, depth: 120 }],
    ["8'x10'", { width: 96, depth: 120 }],
    ['8 ft. x 10 ft.', { width: 96, depth: 120 }],
    ["8'W x 10'L", { width: 96, depth: 120 }],
    ['72"L x 36"W x 30"H', { width: 72, depth: 36, height: 30 }],
    ['65"W x 85"L x 48"H', { width: 65, depth: 85, height: 48 }],
    ['48"L x 16"D x 18"H', { width: 48, depth: 16, height: 18 }],
    ['48"W x 24"D x 28"–47"H', { width: 48, depth: 24, height: 47 }],
    ['48"W x 24"D x 28 to 47"H', { width: 48, depth: 24, height: 47 }],
    ['Set of 2: 18"W x 21"D x 32"H', { width: 18, depth: 21, height: 32 }],
    ['6-drawer, 60"W x 18"D x 34"H', { width: 60, depth: 18, height: 34 }],
    ['Queen: 65"W x 85"D x 48"H', { width: 65, depth: 85, height: 48 }],

    ['84"W', { width: 84 }],
    ['84"W x 33"H', { width: 84, height: 33 }],
    ['Depth 38", Height 33"', { depth: 38, height: 33 }],
    ['', null],
    ['see drawing', null],
    ['Seat height 18"', null],
    ['0 x 0 x 0', null],
    ['120 lbs', null],
    ['99999 x 99999', null],
  ])('%s', (text, size) => expect(parseSize(text)).toEqual(size));

  it('is read back as it was printed', () => {
    const length = fc.integer({ min: 1, max: 120_000 }).map((hundredths) => hundredths / 100);
    const square = fc.record(
      { width: length, depth: length, height: length, diagonalDepth: length },
      { requiredKeys: [] },
    );
    const round = fc
      .record({ width: length, height: length }, { requiredKeys: ['width'] })
      .map((one) => ({ ...one, depth: one.width, round: true as const }));
    fc.assert(
      fc.property(fc.oneof(square, round), (size) => {
        const read = parseSize(printSize(size));
        expect(read).toEqual(Object.keys(size).length === 0 ? null : size);
      }),
    );
  });

  it('never throws, whatever it’s given', () => {
    const vendorish = fc.array(fc.constantFrom(...'0123456789 "\'xXWDHLØ½/.-,;()cmft\n'), { maxLength: 60 });
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          vendorish.map((signs) => signs.join('')),
        ),
        (text) => {
          const size = parseSize(text);
          for (const length of Object.values(size ?? {})) expect(length === true || length > 0).toBe(true);
        },
      ),
    );
  });

  it('tells what the piece covers of the floor', () => {
    expect(footprintOf(sofa)).toEqual({ width: 84, depth: 38, round: false });
    expect(footprintOf(parseSize('Ø 36" x 18"H') ?? {})).toEqual({ width: 36, depth: 36, round: true });
    expect(footprintOf({ width: 84 })).toBeNull();
  });
});
