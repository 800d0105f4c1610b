/** Where a figure that isn't ours comes from. */
export interface Source {
  readonly by: string;
  readonly title: string;
  readonly href: string;
}

export const sources = {
  epaDurableGoods: {
    by: 'US Environmental Protection Agency',
    title: 'Durable Goods: Product-Specific Data (figures for 2018)',
    href: 'https://www.epa.gov/facts-and-figures-about-materials-waste-and-recycling/durable-goods-product-specific-data',
  },
  epaFormaldehyde: {
    by: 'US Environmental Protection Agency',
    title: 'Formaldehyde Emission Standards for Composite Wood Products, 40 CFR Part 770',
    href: 'https://www.epa.gov/formaldehyde',
  },
  epaBedBugs: {
    by: 'US Environmental Protection Agency',
    title: 'Bed Bugs: Get Them Out and Keep Them Out',
    href: 'https://www.epa.gov/bedbugs',
  },
  ftcMailOrder: {
    by: 'Federal Trade Commission',
    title: 'Mail, Internet, or Telephone Order Merchandise Rule, 16 CFR Part 435',
    href: 'https://www.ecfr.gov/current/title-16/chapter-I/subchapter-D/part-435',
  },
  flammability: {
    by: 'Consumer Product Safety Commission',
    title: 'Standard for the Flammability of Upholstered Furniture, 16 CFR Part 1640',
    href: 'https://www.ecfr.gov/current/title-16/chapter-II/subchapter-D/part-1640',
  },
  tipOver: {
    by: 'Consumer Product Safety Commission',
    title: 'Safety Standard for Clothing Storage Units, 16 CFR Part 1261',
    href: 'https://www.ecfr.gov/current/title-16/chapter-II/subchapter-B/part-1261',
  },
  anchorIt: {
    by: 'Consumer Product Safety Commission',
    title: 'Anchor It!',
    href: 'https://www.anchorit.gov',
  },
  recalls: {
    by: 'Consumer Product Safety Commission',
    title: 'Recalls',
    href: 'https://www.cpsc.gov/Recalls',
  },
  residentialCode: {
    by: 'International Code Council',
    title: 'International Residential Code, R311: doors, hallways and stairs',
    href: 'https://codes.iccsafe.org/content/IRC2021P1',
  },
  adaStandards: {
    by: 'US Department of Justice',
    title: '2010 ADA Standards for Accessible Design, 404.2.3: clear width of doors',
    href: 'https://www.ada.gov/law-and-regs/design-standards/2010-stds/',
  },
  nkba: {
    by: 'National Kitchen & Bath Association',
    title: 'Kitchen Planning Guidelines: walkways and seating',
    href: 'https://nkba.org',
  },
  humanDimension: {
    by: 'Julius Panero and Martin Zelnik',
    title: 'Human Dimension & Interior Space (1979)',
    href: 'https://lccn.loc.gov/79020874',
  },
  irsDonations: {
    by: 'Internal Revenue Service',
    title: 'Publication 526, Charitable Contributions, and 561, Value of Donated Property',
    href: 'https://www.irs.gov/publications/p526',
  },
  mattressRecycling: {
    by: 'Mattress Recycling Council',
    title: 'Bye Bye Mattress: where to recycle one',
    href: 'https://byebyemattress.com',
  },
  forestStewardship: {
    by: 'Forest Stewardship Council',
    title: 'What the FSC labels mean',
    href: 'https://us.fsc.org',
  },
  wcag: {
    by: 'World Wide Web Consortium',
    title: 'Web Content Accessibility Guidelines (WCAG) 2.2',
    href: 'https://www.w3.org/TR/WCAG22/',
  },
  privacyControl: {
    by: 'Global Privacy Control',
    title: 'The signal, and the browsers that send it',
    href: 'https://globalprivacycontrol.org',
  },
} as const satisfies Readonly<Record<string, Source>>;

export type SourceId = keyof typeof sources;
