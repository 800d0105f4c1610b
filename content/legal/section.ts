/** The company as a legal entity. Production reads it from its settings. */
export interface Company {
  readonly legalName: string;
  readonly postalAddress: string;
  readonly phone: string;
  readonly email: string;
}

export interface LegalSection {
  /** The anchor in the URL. */
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly points?: readonly string[];
}
