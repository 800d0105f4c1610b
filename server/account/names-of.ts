const longest = 80;

/** Anything but control characters, on one line: what the forms check is not always what comes through the API. */
const tidy = (value: unknown): string =>
  typeof value === 'string'
    ? value
        .replace(/\p{C}+/gu, ' ')
        .replace(/\s+/g, ' ')
        .trim()
        .slice(0, longest)
    : '';

/** First and last name, also of who gave one name only, as the social providers do. */
export function namesOf(person: { name: string; firstName?: unknown; lastName?: unknown }): {
  name: string;
  firstName: string;
  lastName: string;
} {
  const name = tidy(person.name);
  const [first = '', ...rest] = name.split(' ');
  if (tidy(person.firstName)) return { name, firstName: tidy(person.firstName), lastName: tidy(person.lastName) };
  return { name, firstName: first, lastName: tidy(person.lastName) || rest.join(' ') };
}
