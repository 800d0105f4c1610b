import type { Verdict } from './figures.ts';

const percent = (part: number, whole: number) => (whole === 0 ? 'none' : `${((100 * part) / whole).toFixed(1)}%`);

/** The second judge's figures, one line each. */
export function tellFigures(verdicts: readonly Verdict[]): void {
  const of = (key: 'faces' | 'flanked' | 'beforeFire' | 'endOn') => verdicts.flatMap((one) => one[key] ?? []);
  const kept = (list: readonly boolean[]) => `${percent(list.filter(Boolean).length, list.length)} of ${list.length}`;
  const sum = (of: readonly Verdict[], key: 'chairs' | 'stranded' | 'leftOut') =>
    of.reduce((all, one) => all + one[key], 0);
  const fits = verdicts.filter((one) => one.allChairsFit);
  const faults = verdicts.flatMap((one) => one.faults);
  const kinds = [...new Set(faults)].map((kind) => `${kind} ${faults.filter((one) => one === kind).length}`);
  const faulty = verdicts.filter((one) => one.faults.length > 0).length;
  const has = (test: (one: Verdict) => boolean) => percent(verdicts.filter(test).length, verdicts.length);
  console.log(`second judge, ${verdicts.length} rooms:`);
  console.log(
    `  plans with a hard fault: ${percent(faulty, verdicts.length)}${kinds.length > 0 ? ` (${kinds.join(', ')})` : ''}`,
  );
  console.log(`  the sofa faces what the room looks at: ${kept(of('faces'))} (goal 95%)`);
  console.log(`  nightstands on both sides of the bed, where both fit: ${kept(of('flanked'))} (goal 97%)`);
  console.log(`  dining chairs away from their table: ${sum(verdicts, 'stranded')} of ${sum(verdicts, 'chairs')}`);
  console.log(`  of these where all fit: ${sum(fits, 'stranded')} of ${sum(fits, 'chairs')} (goal 0)`);
  console.log(`  storage before a radiator: ${has((one) => one.beforeRadiator)}`);
  console.log(`  furniture within two feet of a fire: ${kept(of('beforeFire'))}`);
  console.log(`  a long coffee table end-on to its sofa: ${kept(of('endOn'))}`);
  console.log(`  a piece left out: ${has((one) => one.leftOut > 0)}, the main piece: ${has((one) => one.mainLost)}`);
}
