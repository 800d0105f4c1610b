/** What staff write down about a customer, for each other. The customer gets it with their data. */
export const noteTerms = { longest: 2000, most: 100 } as const;

export type NoteRefusal = 'empty' | 'too-long';

/** Reads a note as a form sends it: line ends of one kind, no control characters, nothing around it. */
export function readNote(given: string): { ok: true; body: string } | { ok: false; reason: NoteRefusal } {
  const body = given
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
  if (body === '') return { ok: false, reason: 'empty' };
  return body.length > noteTerms.longest ? { ok: false, reason: 'too-long' } : { ok: true, body };
}

export interface NoteMay {
  readonly change: boolean;
  readonly delete: boolean;
}

/** Only its author changes a note. Its author deletes it, and so does anyone with the right to delete all. */
export function noteMay(note: { authorId: string }, person: { id: string; deletesAny: boolean }): NoteMay {
  const own = note.authorId === person.id;
  return { change: own, delete: own || person.deletesAny };
}

export const noteRefusalWords: Readonly<Record<NoteRefusal | 'too-many' | 'changed' | 'gone' | 'not-yours', string>> = {
  empty: 'Please write the note first.',
  'too-long': `Please keep the note to ${noteTerms.longest} characters. What you wrote is still here.`,
  'too-many': `This customer has ${noteTerms.most} notes, which is the most we keep. Please delete one first.`,
  changed:
    'You changed this note in another tab. What you typed is still here. Save again to replace the other version.',
  gone: 'This note is gone. Someone has deleted it.',
  'not-yours': 'Only its author can change this note.',
};
