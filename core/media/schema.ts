import { z } from 'zod';
import { isPublicId } from './public-id.ts';

/** Kept apart from the rules, so a page that only shows pictures doesn't load zod. */
export const publicIdSchema = z.string().refine(isPublicId, 'not a public id');
