import { stones, upholsteries, woods } from './finishes.ts';

export interface FinishColour {
  name: string;
  colour: string;
}

const named = (short: string) => short.replace(/^./, (letter) => letter.toUpperCase());

/** What a page shows of finishes: a name and a spot of color each. Ids that nothing is called by are left out. */
export function finishColours(ids: readonly string[]): Record<string, FinishColour> {
  const all: Record<string, FinishColour> = {};
  for (const [id, { short, swatch }] of Object.entries(stones)) all[id] = { name: named(short), colour: swatch };
  for (const [id, { short, material }] of Object.entries(upholsteries))
    all[id] = { name: named(short), colour: material.slice(material.indexOf('#')) };
  for (const [id, { short, swatch }] of Object.entries(woods)) all[id] = { name: named(short), colour: swatch };
  return Object.fromEntries(ids.flatMap((id) => (all[id] ? [[id, all[id]]] : [])));
}
