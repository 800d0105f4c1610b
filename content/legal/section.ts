/** Who we are to the law; production's own, from its settings. */
export interface House {
  readonly legalName: string;
  readonly postalAddress: string;
  readonly phone: string;
  readonly email: string;
}

export interface LegalSection {
  /** Its anchor. */
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly points?: readonly string[];
}
