import { imagePath, maxImageDimension } from '#core/media/index.ts';
import { changeSheet, imagesOf } from '#core/survey/index.ts';
import { authorise } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { announce } from '../live/announce.ts';
import { listScenes } from '../media/pictures/list-scenes.ts';
import { changeSurvey, lockOwnSurvey } from './store.ts';

export type SceneSaved = { ok: true } | { ok: false; reason: 'not-found' | 'unknown-scene' | 'full' };

const key = 'inspiration_images';

/** Adds a gallery scene to a survey's inspiration images. Saving it again changes nothing. */
export async function saveScene(
  ctx: Pick<Ctx, 'db' | 'clock' | 'actor'>,
  { surveyId, publicId }: { surveyId: string; publicId: string },
): Promise<SceneSaved> {
  const allowed = authorise(ctx.actor, 'scene.save-own');
  if (!allowed.ok) return { ok: false, reason: 'not-found' };
  if (!listScenes().some((scene) => scene.publicId === publicId)) return { ok: false, reason: 'unknown-scene' };
  return inTransaction(ctx, async ({ db, clock }) => {
    const row = await lockOwnSurvey(db, allowed.account.id, surveyId);
    if (!row) return { ok: false, reason: 'not-found' };
    const images = imagesOf(row.responses, key);
    if (images.some(({ id }) => id === publicId)) return { ok: true };
    const next = [...images, { id: publicId, url: imagePath(publicId, maxImageDimension) }];
    const now = clock.now();
    const { sheet, refused } = changeSheet(row.sheet, { responses: { [key]: next } }, now.getTime());
    if (refused.includes(key)) return { ok: false, reason: 'full' };
    await changeSurvey(db, row.id, {
      sheet,
      responses: { ...row.responses, [key]: next },
      revision: row.revision + 1,
      updatedAt: now,
    });
    announce(db, allowed.account.id, 'projects');
    return { ok: true };
  });
}
