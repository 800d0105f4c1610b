/**
 * The one email check for every form: something@domain, with 2 to 30 letters in the last label. Only plain ASCII is
 * allowed, so an address with look-alikes from another alphabet can't pass for someone else's.
 */
const WORD = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const EMAIL = new RegExp(`^${WORD}(?:\\.${WORD})*@(?:${LABEL}\\.)+[a-z]{2,30}$`);

const LONGEST = 254;
const LONGEST_NAME = 64;

/** The form in which an address is stored and compared. */
export function normaliseEmail(typed: string): string {
  return typed.trim().toLowerCase();
}

export function validEmail(typed: string): boolean {
  const email = normaliseEmail(typed);
  return email.length <= LONGEST && email.indexOf('@') <= LONGEST_NAME && EMAIL.test(email);
}
