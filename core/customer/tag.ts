/** Short words that sort customers. Anyone on staff may make one, but the shop's list stays short enough to read. */
export const tagTerms = { longest: 24, mostPerCustomer: 10, mostInShop: 60 } as const;

export type TagRefusal = 'empty' | 'too-long' | 'odd-signs' | 'too-many' | 'list-full';

/** Reads a tag as it was typed. Capitals and extra spaces make no second tag. */
export function readTag(given: string): { ok: true; tag: string } | { ok: false; reason: TagRefusal } {
  const tag = given.toLowerCase().normalize('NFC').trim().replace(/\s+/g, ' ');
  if (tag === '') return { ok: false, reason: 'empty' };
  if (tag.length > tagTerms.longest) return { ok: false, reason: 'too-long' };
  return /^[\p{L}\p{M}\p{N} -]+$/u.test(tag) ? { ok: true, tag } : { ok: false, reason: 'odd-signs' };
}

/** Whether a customer gets this tag, given their tags and the shop's. One they have already changes nothing. */
export function addTo(
  { own, inShop }: { own: readonly string[]; inShop: readonly string[] },
  tag: string,
): { ok: true; adds: boolean } | { ok: false; reason: TagRefusal } {
  if (own.includes(tag)) return { ok: true, adds: false };
  if (own.length >= tagTerms.mostPerCustomer) return { ok: false, reason: 'too-many' };
  if (!inShop.includes(tag) && inShop.length >= tagTerms.mostInShop) return { ok: false, reason: 'list-full' };
  return { ok: true, adds: true };
}

export const tagRefusalWords: Readonly<Record<TagRefusal, string>> = {
  empty: 'Please type a tag first.',
  'too-long': `Please keep the tag to ${tagTerms.longest} characters.`,
  'odd-signs': 'Please use letters, numbers, spaces and hyphens only.',
  'too-many': `A customer can have up to ${tagTerms.mostPerCustomer} tags. Please remove one first.`,
  'list-full': `We already use ${tagTerms.mostInShop} different tags. Please choose one of those.`,
};
