import { asc, count, eq } from 'drizzle-orm';
import type { UploadRefusal } from '#core/media/index.ts';
import { easternDay } from '#core/promotion/index.ts';
import { mostVisitPhotos, photoTakenAt, takesPhotos } from '#core/visit/index.ts';
import { appendAudit } from '../audit/append.ts';
import { authorise } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import type { Db } from '../db/database.ts';
import { visit, visitPhoto } from '../db/schema/index.ts';
import { inTransaction } from '../db/transaction.ts';
import { announce } from '../live/announce.ts';
import { forgetUpload } from '../media/uploads/forget-uploads.ts';
import { handOverUploads } from '../media/uploads/hand-over-uploads.ts';
import { uploadImage } from '../media/uploads/upload-image.ts';
import { publicIdOf } from '../media/uploads/upload-key.ts';
import { projectFacts } from '../project/project-facts.ts';
import { lockVisitOfSurvey, type VisitRow, visitOfSurvey } from './store.ts';

export interface VisitPhoto {
  id: string;
  publicId: string;
  takenAt: Date;
}

/** The photos of a visit, as they were taken. The caller has checked permission. */
export async function visitPhotosOf({ db }: Pick<Ctx, 'db'>, surveyId: string): Promise<VisitPhoto[]> {
  const rows = await db
    .select({ id: visitPhoto.id, uploadId: visitPhoto.uploadId, takenAt: visitPhoto.takenAt })
    .from(visitPhoto)
    .innerJoin(visit, eq(visit.id, visitPhoto.visitId))
    .where(eq(visit.surveyId, surveyId))
    .orderBy(asc(visitPhoto.takenAt), asc(visitPhoto.id));
  return rows.map(({ id, uploadId, takenAt }) => ({ id, publicId: publicIdOf(uploadId), takenAt }));
}

export interface PhotoTaken {
  surveyId: string;
  /** Made by the device, so that a photo whose answer got lost is sent again and kept once. */
  id: string;
  takenAt: string;
  bytes: Uint8Array;
}

export type PhotoKept =
  | { ok: true }
  | { ok: false; reason: 'not-allowed' | 'not-found' | 'too-many-photos' | 'not-an-image' | 'no-owner' | UploadRefusal }
  | { ok: false; reason: 'too-many'; retryAfterSeconds: number };

type Needs = Pick<Ctx, 'db' | 'clock' | 'ids' | 'files' | 'actor' | 'address' | 'secret'>;

/** Keeps a photo that one of us took on a visit. The picture belongs to the customer whose home it shows. */
export async function keepVisitPhoto(ctx: Needs, { surveyId, id, takenAt, bytes }: PhotoTaken): Promise<PhotoKept> {
  const allowed = authorise(ctx.actor, 'visit.complete');
  if (!allowed.ok) return { ok: false, reason: 'not-allowed' };
  const known = await visitOfSurvey(ctx.db, surveyId);
  if (!known || !takesPhotos(known, easternDay(ctx.clock.now()))) return { ok: false, reason: 'not-found' };
  const before = await photoById(ctx.db, id);
  if (before) return before.visitId === known.id ? { ok: true } : { ok: false, reason: 'not-found' };
  const sent = await uploadImage(ctx, { bytes, visitorId: null });
  if (!sent.ok) return sent;
  const { id: uploadId, publicId } = sent.upload;
  return inTransaction(ctx, async (inside): Promise<PhotoKept> => {
    const row = await lockVisitOfSurvey(inside.db, surveyId);
    const now = inside.clock.now();
    const full = row !== null && (await photoCount(inside.db, row.id)) >= mostVisitPhotos;
    const photo = { id, uploadId, takenBy: allowed.account.id, takenAt: photoTakenAt(takenAt, now) };
    const isNew = row !== null && !full && (await insertPhoto(inside.db, { ...photo, visitId: row.id }));
    if (!isNew) await forgetUpload(inside, { id: uploadId, accountId: allowed.account.id });
    if (!row) return { ok: false, reason: 'not-found' };
    if (full) return { ok: false, reason: 'too-many-photos' };
    // Sent twice at once: the other one is kept.
    if (!isNew) return { ok: true };
    await handOverUploads(inside, { publicIds: [publicId], from: [allowed.account.id], to: row.accountId });
    await appendAudit(inside, {
      act: 'visit.take-photo',
      subject: { kind: 'visit', id: row.id },
      detail: { surveyId },
    });
    await announcePhoto(inside, row);
    return { ok: true };
  });
}

export type PhotoRemoved = { ok: true } | { ok: false; reason: 'not-allowed' | 'not-found' };

/** A photo that shouldn't be there: the picture is deleted too. Twice is the same as once. */
export async function removeVisitPhoto(
  ctx: Needs,
  { surveyId, id }: { surveyId: string; id: string },
): Promise<PhotoRemoved> {
  if (!authorise(ctx.actor, 'visit.complete').ok) return { ok: false, reason: 'not-allowed' };
  return inTransaction(ctx, async (inside): Promise<PhotoRemoved> => {
    const row = await lockVisitOfSurvey(inside.db, surveyId);
    if (!row) return { ok: false, reason: 'not-found' };
    const photo = await photoById(inside.db, id);
    if (!photo) return { ok: true };
    if (photo.visitId !== row.id) return { ok: false, reason: 'not-found' };
    // The row goes with its picture.
    await forgetUpload(inside, { id: photo.uploadId, accountId: row.accountId });
    await appendAudit(inside, {
      act: 'visit.remove-photo',
      subject: { kind: 'visit', id: row.id },
      detail: { surveyId },
    });
    await announcePhoto(inside, row);
    return { ok: true };
  });
}

async function announcePhoto(ctx: Pick<Ctx, 'db'>, { surveyId, accountId }: VisitRow): Promise<void> {
  announce(ctx.db, accountId, 'projects');
  const project = await projectFacts(ctx, surveyId);
  if (project?.specialistId) announce(ctx.db, project.specialistId, 'projects');
}

async function photoById(db: Db, id: string) {
  const [row] = await db.select().from(visitPhoto).where(eq(visitPhoto.id, id));
  return row ?? null;
}

async function photoCount(db: Db, visitId: string): Promise<number> {
  const [row] = await db.select({ photos: count() }).from(visitPhoto).where(eq(visitPhoto.visitId, visitId));
  return row?.photos ?? 0;
}

async function insertPhoto(db: Db, row: typeof visitPhoto.$inferInsert): Promise<boolean> {
  return (await db.insert(visitPhoto).values(row).onConflictDoNothing().returning({ id: visitPhoto.id })).length > 0;
}
