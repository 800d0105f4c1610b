import type { Pool } from 'pg';

const longest = 2000;

/** Whether the database can be asked right now. One that keeps silent counts as gone: whoever asks wants to know soon. */
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
