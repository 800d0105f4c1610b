/**
 * One validator for every form: something@domain, the last label 2 to 30 letters. Plain letters only, so that an
 * address with look-alikes from another alphabet is refused instead of standing for someone else's.
 */
const WORD = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const EMAIL = new RegExp(`^${WORD}(?:\\.${WORD})*@(?:${LABEL}\\.)+[a-z]{2,30}$`);

const LONGEST = 254;
const LONGEST_NAME = 64;

/** How an address is kept and compared. */
export function normaliseEmail(typed: string): string {
  return typed.trim().toLowerCase();
}

export function validEmail(typed: string): boolean {
  const email = normaliseEmail(typed);
  return email.length <= LONGEST && email.indexOf('@') <= LONGEST_NAME && EMAIL.test(email);
}
