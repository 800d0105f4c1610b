/** The pieces that stand on Home as cut-outs. */
export const standIns = {
  sofa: 'furniture/rec-alder-sofa-sage/cut-out',
  chair: 'furniture/rec-saddler-lounge-chair-cognac/cut-out',
  sideboard: 'furniture/rec-reed-sideboard-walnut/cut-out',
  sectional: 'furniture/rec-linden-chaise-sectional-sand/cut-out',
} as const;

export type Pictures = Readonly<Record<string, { width: number; height: number; alt: string }>>;
