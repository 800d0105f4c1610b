import type { SourceId } from '../sources.ts';

export const glossaryGroups = {
  seating: 'Seating',
  tables: 'Tables and storage',
  beds: 'Beds',
  wood: 'Wood and joints',
  fabric: 'Fabric and leather',
  rugs: 'Rugs',
  room: 'Rooms and measuring',
  buying: 'Buying and delivery',
} as const;
export type GlossaryGroup = keyof typeof glossaryGroups;

export interface GlossaryTerm {
  readonly term: string;
  readonly group: GlossaryGroup;
  readonly meaning: string;
  /** Other names it goes by. */
  readonly also?: string;
  readonly source?: SourceId;
}

/** A term's anchor: `/glossary#kiln-dried`. */
export const anchorOf = (term: string): string =>
  term
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export const termsOf =
  (group: GlossaryGroup) =>
  (term: string, meaning: string, more: Pick<GlossaryTerm, 'also' | 'source'> = {}): GlossaryTerm => ({
    term,
    group,
    meaning,
    ...more,
  });
