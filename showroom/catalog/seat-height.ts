import { MODULAR, SEAT_THICKNESS, sofaFrame } from '../models/measures.ts';
import { inches, metres } from '../models/size.ts';
import type { Piece } from './piece.ts';

/** How high one sits on chairs that all have their seat in one place, in meters as they're built. */
const chairSeats = { exposed: 0.45, swivel: 0.455, recliner: 0.51, desk: 0.5 } as const;

const toQuarters = (meters: number): number => Math.round((4 * meters) / inches(1)) / 4;

const upholstered = (frame: Parameters<typeof sofaFrame>[0], height: number): number =>
  toQuarters(sofaFrame(frame, height).deck + SEAT_THICKNESS);

/** From the floor to where one sits, in inches, as the model was built. A bed's depends on the mattress. */
export function seatHeightOf({ model }: Piece): number | null {
  const { h } = metres(model.size);
  switch (model.kind) {
    case 'dining_chair':
    case 'stool':
      return model.back === 'none' ? model.size.height : model.seatHeight;
    case 'bench':
      return model.size.height;
    case 'sofa':
      return model.type === 'modular' ? toQuarters(MODULAR.base + MODULAR.seat) : upholstered(model, h);
    case 'desk_chair':
      return toQuarters(chairSeats.desk);
    case 'lounge_chair':
      if (model.type === 'recliner') return toQuarters(chairSeats.recliner);
      if (model.type === 'swivel') return toQuarters(chairSeats.swivel);
      return model.style === 'exposed_frame'
        ? toQuarters(chairSeats.exposed)
        : upholstered({ legs: model.legs ?? 'block', arm: model.arm ?? 'track' }, h);
    default:
      return null;
  }
}
