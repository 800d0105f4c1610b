export type { EnclosedPicture, LetterPicture } from './html/tags.ts';
export { letterHtml } from './letter-html.ts';
export { type Letter, type LetterSender, type LetterSum, letterSchema, piecesPictured } from './letter-schema.ts';
export { letterText } from './letter-text.ts';
export { letterWords } from './words.ts';
