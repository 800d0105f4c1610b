import type { Pool } from 'pg';

const longest = 2000;

/** Can the database answer right now? No answer within two seconds counts as no, because callers want to know soon. */
export function answers(pool: Pick<Pool, 'query'>): Promise<boolean> {
  return new Promise((resolve) => {
    const late = setTimeout(() => resolve(false), longest);
    const say = (value: boolean) => {
      clearTimeout(late);
      resolve(value);
    };
    pool.query('select 1').then(
      () => say(true),
      () => say(false),
    );
  });
}
