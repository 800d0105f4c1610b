/** What Home knows about its pictures before they load. */
export interface PictureFacts {
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly blur?: string;
}

export type Pictures = Readonly<Record<string, PictureFacts>>;

const cutOut = (recordId: string) => `furniture/rec-${recordId}/cut-out`;

/** The cut-out pieces on Home. */
export const pieces = {
  sofa: cutOut('alder-sofa-sage'),
  chair: cutOut('saddler-lounge-chair-cognac'),
  coffeeTable: cutOut('holm-coffee-table-oak'),
  sideboard: cutOut('reed-sideboard-walnut'),
  bed: cutOut('channel-bed-olive-queen'),
  nightstand: cutOut('pocket-nightstand-walnut'),
  diningTable: cutOut('ferry-dining-table-walnut'),
  diningChair: cutOut('hoop-dining-chair-walnut'),
  coastalSofa: cutOut('harrow-sofa-ivory'),
  coastalTable: cutOut('shoal-coffee-table-travertine'),
  coastalBed: cutOut('drift-bed-flax-king'),
  caneSideboard: cutOut('cane-sideboard-oak'),
  steelChair: cutOut('girder-lounge-chair-saddle'),
  loftSofa: cutOut('osten-sofa-cognac'),
  rivetTable: cutOut('rivet-coffee-table-smoked-oak'),
} as const;
