import { z } from 'zod';
import { roomIds } from '../catalog/index.ts';
import { formatNumber, storableText, text } from '../texts/index.ts';
import { reviewLimits, type Stars, starCounts } from './review.ts';

const { characters, fewestCharacters, reasonCharacters } = reviewLimits;

const typedText = (most: number) =>
  storableText
    .overwrite((typed) => typed.replace(/\r\n?/g, '\n').trim())
    .max(most, `Please keep it under ${formatNumber(most)} characters.`);

export const reviewSchema = z.strictObject({
  stars: z.enum(starCounts.map(String) as [string, ...string[]], 'Please choose how many stars.').transform(toStars),
  words: typedText(characters).min(fewestCharacters, `Please write at least ${fewestCharacters} characters.`),
  room: z.enum(roomIds, 'Please choose the room it’s in.'),
  /** The id of a picture they uploaded, never a file name. */
  photo: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,64}$/, 'Please choose the photo again.')
    .nullable(),
});
export type WrittenReview = z.infer<typeof reviewSchema>;

function toStars(typed: string): Stars {
  return Number(typed) as Stars;
}

/** Why a review was declined. The customer reads it. */
export const declineReasonSchema = typedText(reasonCharacters).min(1, text('form.required'));
