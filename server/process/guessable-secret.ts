/** The minimum strength of a secret, in bits. 32 random hex digits have 128. */
const least = 84;
/** A dictionary word counts as one of a few thousand, however long it is. */
const bitsOfWord = 12;
/** A separator between words. */
const bitsOfGap = 1;

const parts = /[A-Z]?[a-z]+|[A-Z]+|\d+|[^A-Za-z\d]+/g;
const keyboard = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** Pronounceable: random characters rarely contain four letters of one case that are. */
const isWord = (letters: string) => /^[A-Za-z]{4,}$/.test(letters) && !/[^aeiouy]{5}/i.test(letters);

/**
 * A lower bound on a secret's strength. Repetitions, runs like 1234 or qwerty, and words count for little; other
 * characters count by the size of their character set.
 */
function bitsOf(secret: string): number {
  const perSign = Math.log2(Math.min(poolOf(secret), 2 * new Set(secret).size));
  const found = secret.match(parts) ?? [];
  let bits = 0;
  let at = 0;
  for (const [index, part] of found.entries()) {
    const signs = [...part].filter((_, offset) => !isExpected(secret, at + offset)).length;
    const betweenWords = /^[^A-Za-z\d]$/.test(part) && isWord(found[index - 1] ?? '');
    const most = betweenWords ? bitsOfGap : isWord(part) ? bitsOfWord : Number.POSITIVE_INFINITY;
    bits += Math.min(most, signs * perSign);
    at += part.length;
  }
  return bits;
}

const kinds = [
  { kind: /\d/, size: 10 },
  { kind: /[a-z]/, size: 26 },
  { kind: /[A-Z]/, size: 26 },
  { kind: /[^\dA-Za-z]/, size: 33 },
];

const poolOf = (secret: string): number =>
  /^[\da-f]*$/i.test(secret) ? 16 : kinds.reduce((sum, { kind, size }) => sum + (kind.test(secret) ? size : 0), 0);

/** Follows from the two characters before it: continues a run, or repeats an earlier piece. */
function isExpected(secret: string, at: number): boolean {
  if (at < 2) return false;
  const piece = secret.slice(at - 2, at + 1);
  const step = piece.charCodeAt(2) - piece.charCodeAt(1);
  if (step === piece.charCodeAt(1) - piece.charCodeAt(0) && Math.abs(step) <= 1) return true;
  return keyboard.some((row) => row.includes(piece.toLowerCase())) || secret.slice(0, at).includes(piece);
}

export const isGuessable = (secret: string): boolean => bitsOf(secret) < least;
