import type { Piece } from './piece.ts';

const CARE = {
  leather: 'Dust with a soft dry cloth; condition twice a year with a leather balm. Keep out of direct sun.',
  linen: 'Vacuum with a soft brush. Loose covers wash cold on gentle; dry flat and put back slightly damp.',
  velvet: 'Brush with the nap, steam from the back to lift marks. Blot spills, never rub.',
  boucle: 'Vacuum on low without a rotating brush. Blot spills with a damp white cloth; dry clean if needed.',
  fabric:
    'Vacuum weekly with a soft brush. Spot clean with mild soap and lukewarm water; professional cleaning once a year.',
  stone: 'Wipe with a damp cloth and a neutral soap. Use coasters: acids etch. Reseal once a year.',
  glass: 'Wipe with a lint-free cloth and a little glass cleaner. Don’t set down anything hotter than a cup.',
  wood: 'Dust along the grain with a dry cloth. Wipe spills right away; refresh with furniture oil once a year.',
  painted: 'Wipe with a soft damp cloth and dry right away. Touch up chips with the supplied pot.',
  rug: 'Vacuum without a beater bar, turn twice a year for even wear. Blot spills right away; professional cleaning only.',
} as const;

function surface({ kind, model, finish }: Piece): keyof typeof CARE {
  if (kind === 'rug') return 'rug';
  const main =
    'upholstery' in model && model.upholstery ? model.upholstery : 'top' in model && model.top ? model.top : 'wood';
  const found = main.split(':')[0] ?? 'wood';
  if (found === 'wood' && /painted/.test(finish)) return 'painted';
  return found in CARE ? (found as keyof typeof CARE) : 'wood';
}

export const careOf = (piece: Piece): string => CARE[surface(piece)];

const upholstered = ({ model }: Piece) => 'upholstery' in model && Boolean(model.upholstery);

/** What the law has us say: tall storage can tip, filled furniture can burn. */
export function noticesOf(piece: Piece): string[] {
  const notices: string[] = [];
  if (piece.kind === 'dresser')
    notices.push(
      'Anti-tip: fasten to the wall with the kit supplied; meets the STURDY Act (ASTM F2057-23). Never leave children unattended near open drawers.',
    );
  if (upholstered(piece))
    notices.push(
      'Complies with U.S. CPSC requirements for upholstered furniture flammability (16 CFR 1640, TB 117-2013). No added flame-retardant chemicals.',
    );
  return notices;
}
