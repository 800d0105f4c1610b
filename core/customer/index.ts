export { type NoteMay, type NoteRefusal, noteMay, noteRefusalWords, noteTerms, readNote } from './note.ts';
export { capabilityToSee, maySeeCustomer } from './seen.ts';
export { addTo, readTag, type TagRefusal, tagRefusalWords, tagTerms } from './tag.ts';
