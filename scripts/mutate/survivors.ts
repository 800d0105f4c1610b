import type { Mutant } from './mutants.ts';

/** A mistake that no test can notice, because nothing a caller sees would change. */
interface Survivor {
  file: string;
  /** Its line of code, without the spaces around it. */
  line: string;
  was: string;
  becomes: string;
  why: string;
}

export const survivors: readonly Survivor[] = [
  {
    file: 'core/fee/credit.ts',
    line: 'const ends = (fee: Fee) => (fee.paidAt ? feeValidUntil(fee.paidAt).getTime() : 0);',
    ...{ was: '0', becomes: '1' },
    why: 'Only fees with an unused credit are compared, and those are paid.',
  },
  {
    file: 'core/fee/guarantee.ts',
    line: 'const lastBoards = Math.max(...answered.map((room) => room.lastBoardsAt?.getTime() ?? 0));',
    ...{ was: '0', becomes: '1' },
    why: 'Rooms without boards were left out one line above.',
  },
  {
    file: 'core/fee/words.ts',
    line: 'const numberWord = (count: number) => NUMBERS[count] ?? String(count);',
    ...{ was: 'NUMBERS[count] ?? String(count)', becomes: 'NUMBERS[count]' },
    why: 'The terms of the fee have no number above ten.',
  },
  {
    file: 'core/fee/words.ts',
    line: "feeTerms.validYears === 1 ? 'year' : 'time'",
    ...{ was: "feeTerms.validYears === 1 ? 'year' : 'time'", becomes: "'year'" },
    why: 'A fee is valid for one year.',
  },
  {
    file: 'core/promotion/day-words.ts',
    line: "const [year = 0, month = 0, date = 0] = day.split('-').map(Number);",
    ...{ was: '0', becomes: '1' },
    why: 'A day has all three parts. Without its month it’s refused.',
  },
  {
    file: 'core/money/ledger.ts',
    line: 'const afterFee = owed.map((due, index) => due - (byFee[index] ?? 0));',
    ...{ was: '0', becomes: '1' },
    why: 'Allocating gives every amount a share.',
  },
  {
    file: 'core/money/ledger.ts',
    line: 'const promised = byPromise[index] ?? 0;',
    ...{ was: '0', becomes: '1' },
    why: 'Allocating gives every amount a share.',
  },
  {
    file: 'core/money/ledger.ts',
    line: "{ kind: 'captured', of, lineId, cents: (afterFee[index] ?? 0) - promised },",
    ...{ was: '0', becomes: '1' },
    why: 'Allocating gives every amount a share.',
  },
  {
    file: 'core/money/ledger.ts',
    line: "{ kind: 'credited', of, lineId, cents: byFee[index] ?? 0 },",
    ...{ was: '0', becomes: '1' },
    why: 'Allocating gives every amount a share.',
  },
  {
    file: 'core/money/ledger.ts',
    line: 'left.map((part, index) => ({ ...part, cents: shares[index] ?? 0 })),',
    ...{ was: '0', becomes: '1' },
    why: 'Allocating gives every amount a share.',
  },
];

const oneLine = (words: string) => words.replace(/\s+/g, ' ').trim();

const isSame = (mutant: SurvivingMutant, { file, line, was, becomes }: Survivor): boolean =>
  file === mutant.file &&
  line === oneLine(mutant.source) &&
  was === oneLine(mutant.was) &&
  becomes === oneLine(mutant.becomes);

/** With the text of its line. */
export interface SurvivingMutant extends Mutant {
  source: string;
}

/** What a run found: survivors that no one listed, and listed ones that tests notice by now or that are gone. */
export const compareWithList = (survived: readonly SurvivingMutant[], list: readonly Survivor[]) => ({
  unlisted: survived.filter((mutant) => !list.some((entry) => isSame(mutant, entry))),
  outdated: list.filter((entry) => !survived.some((mutant) => isSame(mutant, entry))),
});
