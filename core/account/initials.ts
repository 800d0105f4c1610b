function first(word: string): string {
  const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });
  for (const { segment } of letters.segment(word.trim())) return segment.toUpperCase();
  return '';
}

/** What the menu shows: of first and last name, or of the e-mail where there is no name yet. */
export function initialsOf(person: {
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  email: string;
}): string {
  return first(person.firstName ?? '') + first(person.lastName ?? '') || first(person.email);
}
