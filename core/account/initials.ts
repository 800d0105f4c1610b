function first(word: string): string {
  const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });
  for (const { segment } of letters.segment(word.trim())) return segment.toUpperCase();
  return '';
}

/** Shown in the menu: from the first and last name, or from the email when there's no name yet. */
export function initialsOf(person: {
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  email: string;
}): string {
  return first(person.firstName ?? '') + first(person.lastName ?? '') || first(person.email);
}
