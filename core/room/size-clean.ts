const vulgarFractions: Readonly<Record<string, string>> = {
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '⅓': '1/3',
  '⅔': '2/3',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
};

/** Measurements of a part, the carton or the scales: not the outer size of the piece. */
const PARTS =
  /\b(?:seats?|arms?|legs?|back height|cushions?|box(?:es)?|cartons?|pack(?:age|aged|aging|ed)|clearance|weigh(?:t|s)|shelf|shelves|drawers?|interior|inside|mattress|headboard|footboard|apron|thick(?:ness)?)\b/;

const COUNTS = /\b(?:set|pack|pair) of \d+\b|\b\d+[ -]?(?:pieces?|pcs?|seater|seat|drawers?|doors?|person|panels?)\b/g;

/** Longer than any size a maker writes: the rest of the text is not read. */
const longestText = 400;

const isOutside = (clause: string): string => {
  const part = PARTS.exec(clause);
  if (!part) return clause;
  const before = clause.slice(0, part.index);
  return (before.match(/\d+/g) ?? []).length >= 2 ? before : '';
};

/** One spelling for every quote, cross, dash and fraction, and only what tells the outer size. */
export function cleanSize(text: string): string {
  const spelled = text
    .slice(0, longestText)
    .toLowerCase()
    .replace(/[½¼¾⅓⅔⅛⅜⅝⅞]/g, (sign) => ` ${vulgarFractions[sign]}`)
    .replaceAll('⁄', '/')
    .replace(/[′’‘`´]/g, "'")
    .replace(/″|”|“|''/g, '"')
    .replace(/[×✕✖⨯*]/g, 'x')
    .replace(/[‐‑–—−]/g, '-')
    .replace(/[⌀∅]/g, 'ø')
    .replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\bdiag(?:onal|\.)? ?depth\b/g, 'dd')
    .replace(COUNTS, ' ');
  // (213 x 97 x 84 cm) repeats what stands outside; (W) names it.
  const inner = spelled.replace(/\([^()]*\)/g, ' ');
  const open = spelled.replace(/\(([^()]*)\)/g, (_, inside: string) =>
    /\d/.test(inside) && /\d/.test(inner) ? ' ' : ` ${inside} `,
  );
  return open
    .split(/[;|\n,]|(?<!\b(?:in|ft|cm|mm|lbs?|dia|diam|[wdhl]))\. (?=[a-z])/)
    .map(isOutside)
    .filter((clause) => clause.trim())
    .join(' , ');
}
