import { z } from 'zod';
import { isPublicId } from './public-id.ts';

/** Apart from the rules, so that a page which only shows pictures does not load the validator. */
export const publicIdSchema = z.string().refine(isPublicId, 'not a public id');
