import { isListable } from '../../media/index.ts';
import { questions } from '../questionnaire.ts';
import { imagesOf, type UploadedImage } from './answers.ts';
import type { AnswerSheet, Written } from './sheet.ts';

const pictureKeys = questions.filter((question) => question.answer === 'images').map(({ key }) => key);

const imagesAt = (sheet: AnswerSheet, key: string): readonly UploadedImage[] => {
  const entry = Object.hasOwn(sheet, key) ? sheet[key] : undefined;
  return imagesOf({ [key]: entry?.value }, key);
};

/** The uploads a sheet refers to. Pictures saved from our gallery are public, so they don't count. */
export function uploadsIn(sheet: AnswerSheet): readonly string[] {
  const ids = pictureKeys.flatMap((key) => imagesAt(sheet, key).map(({ id }) => id));
  return [...new Set(ids)].filter((id) => !isListable(id));
}

/** The sheet without certain uploads, and the questions whose answers named them. */
export function withoutUploads(sheet: AnswerSheet, unwanted: ReadonlySet<string>): Written {
  const cleaned: Record<string, AnswerSheet[string]> = { ...sheet };
  const refused = pictureKeys.filter((key) => imagesAt(sheet, key).some(({ id }) => unwanted.has(id)));
  for (const key of refused) {
    const kept = imagesAt(sheet, key).filter(({ id }) => !unwanted.has(id));
    // Later than what was sent, so the device that sent it takes over this answer.
    cleaned[key] = { value: kept.length > 0 ? kept : null, at: (sheet[key]?.at ?? 0) + 1 };
  }
  return { sheet: cleaned, refused };
}
