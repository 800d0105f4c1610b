export type PlaceKind = 'state' | 'district' | 'territory';

export interface Place {
  readonly name: string;
  readonly abbreviation: string;
  readonly kind: PlaceKind;
}

/** Where we deliver: the states, the District of Columbia and Puerto Rico. */
const deliverable = [
  ['Alabama', 'AL'],
  ['Alaska', 'AK'],
  ['Arizona', 'AZ'],
  ['Arkansas', 'AR'],
  ['California', 'CA'],
  ['Colorado', 'CO'],
  ['Connecticut', 'CT'],
  ['Delaware', 'DE'],
  ['District of Columbia', 'DC'],
  ['Florida', 'FL'],
  ['Georgia', 'GA'],
  ['Hawaii', 'HI'],
  ['Idaho', 'ID'],
  ['Illinois', 'IL'],
  ['Indiana', 'IN'],
  ['Iowa', 'IA'],
  ['Kansas', 'KS'],
  ['Kentucky', 'KY'],
  ['Louisiana', 'LA'],
  ['Maine', 'ME'],
  ['Maryland', 'MD'],
  ['Massachusetts', 'MA'],
  ['Michigan', 'MI'],
  ['Minnesota', 'MN'],
  ['Mississippi', 'MS'],
  ['Missouri', 'MO'],
  ['Montana', 'MT'],
  ['Nebraska', 'NE'],
  ['Nevada', 'NV'],
  ['New Hampshire', 'NH'],
  ['New Jersey', 'NJ'],
  ['New Mexico', 'NM'],
  ['New York', 'NY'],
  ['North Carolina', 'NC'],
  ['North Dakota', 'ND'],
  ['Ohio', 'OH'],
  ['Oklahoma', 'OK'],
  ['Oregon', 'OR'],
  ['Pennsylvania', 'PA'],
  ['Puerto Rico', 'PR'],
  ['Rhode Island', 'RI'],
  ['South Carolina', 'SC'],
  ['South Dakota', 'SD'],
  ['Tennessee', 'TN'],
  ['Texas', 'TX'],
  ['Utah', 'UT'],
  ['Vermont', 'VT'],
  ['Virginia', 'VA'],
  ['Washington', 'WA'],
  ['West Virginia', 'WV'],
  ['Wisconsin', 'WI'],
  ['Wyoming', 'WY'],
] as const;

export type State = (typeof deliverable)[number][1];

/** In the list, but too far for delivery by truck. */
const otherTerritories = [
  ['American Samoa', 'AS'],
  ['Guam', 'GU'],
  ['Northern Mariana Islands', 'MP'],
  ['U.S. Virgin Islands', 'VI'],
] as const;

const kindOf = (abbreviation: string): PlaceKind => {
  if (abbreviation === 'DC') return 'district';
  return abbreviation === 'PR' || otherTerritories.some(([, other]) => other === abbreviation) ? 'territory' : 'state';
};

/** States, territories and the District of Columbia, sorted by name. */
export const places: readonly Place[] = [...deliverable, ...otherTerritories]
  .map(([name, abbreviation]) => ({ name, abbreviation, kind: kindOf(abbreviation) }))
  .sort((a, b) => (a.name < b.name ? -1 : 1));

export const deliverableStates: readonly { readonly name: string; readonly abbreviation: State }[] = deliverable.map(
  ([name, abbreviation]) => ({ name, abbreviation }),
);

export const stateAbbreviations: readonly State[] = deliverable.map(([, abbreviation]) => abbreviation);

const names = new Map<string, string>(deliverable.map(([name, abbreviation]) => [abbreviation, name]));

export function isState(text: string): text is State {
  return names.has(text);
}

export function stateName(state: State): string {
  return names.get(state) ?? state;
}
