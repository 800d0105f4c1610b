import { describe, expect, it } from 'vitest';
import { gone, read } from './named-in-docs.ts';

const pages = ['docs/security.md', 'docs/security/rules.md', 'docs/security/asvs.md', 'docs/security/asvs-part-2.md'];

interface Row {
  id: string;
  level: string;
  answer: string;
}

const rowsOf = (text: string): Row[] =>
  [...text.matchAll(/^\| (V\d+\.\d+\.\d+) \| ([12]) \| [^|]+ \| ([^|]+) \|$/gm)].map(
    ([, id = '', level = '', answer = '']) => ({ id, level, answer }),
  );

/** How many requirements of levels 1 and 2 each section of ASVS 5.0.0 has. */
const sections: Readonly<Record<string, number>> = {
  ...{ 'V1.1': 2, 'V1.2': 9, 'V1.3': 11, 'V1.4': 3, 'V1.5': 2 },
  ...{ 'V2.1': 3, 'V2.2': 3, 'V2.3': 4, 'V2.4': 1 },
  ...{ 'V3.2': 2, 'V3.3': 4, 'V3.4': 6, 'V3.5': 5, 'V3.7': 2 },
  ...{ 'V4.1': 3, 'V4.2': 1, 'V4.3': 2, 'V4.4': 4 },
  ...{ 'V5.1': 1, 'V5.2': 3, 'V5.3': 2, 'V5.4': 3 },
  ...{ 'V6.1': 3, 'V6.2': 12, 'V6.3': 4, 'V6.4': 4, 'V6.5': 5, 'V6.6': 3, 'V6.8': 4 },
  ...{ 'V7.1': 3, 'V7.2': 4, 'V7.3': 2, 'V7.4': 5, 'V7.5': 2, 'V7.6': 2 },
  ...{ 'V8.1': 2, 'V8.2': 3, 'V8.3': 1, 'V8.4': 1, 'V9.1': 3, 'V9.2': 4 },
  ...{ 'V10.1': 2, 'V10.2': 2, 'V10.3': 4, 'V10.4': 11, 'V10.5': 5, 'V10.6': 2, 'V10.7': 3 },
  ...{ 'V11.1': 2, 'V11.2': 3, 'V11.3': 3, 'V11.4': 4, 'V11.5': 1, 'V11.6': 1 },
  ...{ 'V12.1': 3, 'V12.2': 2, 'V12.3': 4, 'V13.1': 1, 'V13.2': 5, 'V13.3': 2, 'V13.4': 5 },
  ...{ 'V14.1': 2, 'V14.2': 4, 'V14.3': 3, 'V15.1': 3, 'V15.2': 3, 'V15.3': 7 },
  ...{ 'V16.1': 1, 'V16.2': 5, 'V16.3': 4, 'V16.4': 3, 'V16.5': 3, 'V17.1': 1, 'V17.2': 4, 'V17.3': 2 },
};

const rows = pages.flatMap((page) => rowsOf(read(page)));
const answers = ['Yes', 'No', 'Does not apply'] as const;
const answered = (answer: string) => rows.filter((row) => row.answer.startsWith(`${answer}: `)).length;

describe('attack 21: the security pages', () => {
  it.each(pages)('attack 21: %s names only files and tests that there are', (page) => {
    expect(gone(read(page))).toEqual([]);
  });

  it('attack 21: every requirement of levels 1 and 2 has one row and an answer', () => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    const counted: Record<string, number> = {};
    for (const { id } of rows) {
      const section = id.slice(0, id.lastIndexOf('.'));
      counted[section] = (counted[section] ?? 0) + 1;
    }
    expect(counted).toEqual(sections);
    expect(rows.filter(({ level }) => level === '1')).toHaveLength(70);
    expect(answers.reduce((sum, answer) => sum + answered(answer), 0)).toBe(rows.length);
  });

  it('attack 21: the counts on the first page are those of the rows', () => {
    const told = [...read('docs/security.md').matchAll(/^\| (Yes|No|Does not apply|all) \| (\d+) \|$/gm)];
    expect(Object.fromEntries(told.map(([, answer, count]) => [answer, Number(count)]))).toEqual({
      ...Object.fromEntries(answers.map((answer) => [answer, answered(answer)])),
      all: rows.length,
    });
  });

  it('attack 21: every number of the review has a guard and a test', () => {
    const table = [
      ...read('docs/security.md').matchAll(/^\| (\d+) \| [^|]+ \| [^|]*`[^|]+ \| [^|]*`[^|]*“[^|]+ \|$/gm),
    ];
    expect(new Set(table.map(([, number]) => Number(number)))).toEqual(
      new Set(Array.from({ length: 23 }, (_, index) => index + 1)),
    );
  });

  it.each([
    ['`server/http/no-such-guard.ts`', 1],
    ['`tests/fuzz/fuzz.test.ts` “attack 12: a title that nobody wrote”', 1],
    ['`tests/fuzz/fuzz.test.ts` “attack 12: no input is answered”', 1],
    ['`tests/fuzz/fuzz.test.ts` “no input is answered with a server error”', 1],
    ['`tests/fuzz/no-such.test.ts` “attack 12: nothing”', 1],
    ['`tests/fuzz/fuzz.test.ts` “attack 12: no input is answered with a server error”', 0],
    ['`app/pages/quiz/controls/choice-step.test.tsx` “§2 the hidden label of the choices in “%s” names the room”', 0],
    ['“in quotes, not a test” and `AUTH_SECRET` and `/api/docs`', 0],
  ])('what is gone would be seen: %s', (text, count) => {
    expect(gone(text)).toHaveLength(count);
  });
});
