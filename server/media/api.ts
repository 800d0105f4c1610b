import { type Context, Hono } from 'hono';
import {
  cacheRule,
  imagePath,
  isPrivate,
  maxImageDimension,
  parseTransform,
  shopUploads,
  uploadLimits,
  uploadPreset,
  uploadRefusalWords,
  uploadTypeMessage,
} from '#core/media/index.ts';
import { ApiError, notFound } from '../http/api-error.ts';
import type { HttpEnvironment } from '../http/environment.ts';
import { limitBody } from '../http/limit-body.ts';
import { pathId } from '../http/path-id.ts';
import { readBody } from '../http/read-body.ts';
import { tooMany } from '../http/refuse-too-many.ts';
import { tokenBody } from './api-entries.ts';
import { formatFor, type PictureFormat } from './pictures/derive-picture.ts';
import { viewShopPicture } from './pictures/view-shop-picture.ts';
import { deleteByToken } from './uploads/delete-by-token.ts';
import { uploadImage } from './uploads/upload-image.ts';
import { publicIdOf } from './uploads/upload-key.ts';
import { uploadsUnderWay } from './uploads/uploads-under-way.ts';
import { viewUpload } from './uploads/view-upload.ts';
import { rememberVisitor } from './uploads/visitor-cookie.ts';

export interface MediaSettings {
  secret: string;
  /** The shop's own origin. If unset, as in the demo, the host of the request. */
  appOrigin: string | undefined;
}

const formOverhead = 64 * 1024;
/** Seconds to wait after too many simultaneous uploads. */
const untilNextTry = 5;

function refuse(reason: keyof typeof uploadRefusalWords | 'not-an-image' | 'no-owner', type: string): never {
  if (reason === 'not-an-image' || reason === 'no-owner') {
    // A file can claim to be an image and not be one.
    throw new ApiError(415, 'not-an-image', uploadTypeMessage(type) ?? uploadTypeMessage('') ?? '');
  }
  const status = reason === 'too-many-files' ? 429 : reason === 'empty' ? 400 : 413;
  throw new ApiError(status, reason, uploadRefusalWords[reason]);
}

/** `/image`: people's uploads. The shop's own pictures are served earlier, before we identify the caller. */
export function mediaApi({ secret, appOrigin }: MediaSettings): Hono<HttpEnvironment> {
  const app = new Hono<HttpEnvironment>();

  const underWay = uploadsUnderWay();
  app.use('/upload', async (context, next) => {
    const { actor, address } = context.get('ctx');
    const visitor = context.get('visitorId') ?? `at ${address}`;
    const leave = underWay.enter({ person: actor.kind === 'account' ? actor.id : visitor, address });
    if (!leave) throw tooMany(untilNextTry);
    try {
      await next();
    } finally {
      leave();
    }
  });

  app.post('/upload', limitBody(uploadLimits.bytes + formOverhead), async (context) => {
    const form = await context.req.formData().catch(() => null);
    if (form?.get('upload_preset') !== uploadPreset) {
      throw new ApiError(400, 'unknown-preset', `Uploads need the upload_preset ${uploadPreset}.`);
    }
    // The sender chooses the field's name.
    const file = [...form.values()].find((value) => value instanceof File);
    if (!file) throw new ApiError(400, 'no-file', 'There is no file in this upload.');
    const secure = appOrigin?.startsWith('https:') ?? false;
    const signedIn = context.get('ctx').actor.kind === 'account';
    const visitorId = signedIn ? null : await rememberVisitor(context, { secret, secure });
    const taken = await uploadImage(context.get('ctx'), { bytes: new Uint8Array(await file.arrayBuffer()), visitorId });
    if (!taken.ok && taken.reason === 'too-many') throw tooMany(taken.retryAfterSeconds);
    if (!taken.ok) return refuse(taken.reason, file.type);
    const { id, publicId, deleteToken, width, height, bytes } = taken.upload;
    const origin = appOrigin ?? new URL(context.req.url).origin;
    return context.json({
      id,
      public_id: publicId,
      delete_token: deleteToken,
      secure_url: origin + imagePath(publicId, maxImageDimension),
      width,
      height,
      bytes,
      format: 'webp',
    });
  });

  app.post('/delete_by_token', limitBody(formOverhead), async (context) => {
    const { token } = await readBody(context, tokenBody);
    if (!(await deleteByToken(context.get('ctx'), token))) throw notFound('There is no picture for this token.');
    return context.json({ result: 'ok' });
  });

  const asked = (context: Context<HttpEnvironment>) => {
    const transform = parseTransform(context.req.param('transform') ?? '');
    if (!transform.ok) throw new ApiError(400, 'bad-transform', 'A transform looks like w_800.');
    const format = transform.format ?? formatFor(context.req.header('accept'));
    return { id: pathId(context), width: transform.width, format };
  };
  const answer = (
    context: Context<HttpEnvironment>,
    picture: Buffer | null,
    { publicId, format }: { publicId: string; format: PictureFormat },
  ) => {
    if (!picture) throw notFound('We have no picture of that name.');
    return context.body(new Uint8Array(picture), 200, {
      'Content-Type': `image/${format}`,
      'Cache-Control': cacheRule(publicId),
      // The browser keeps a private picture for an hour. Without the session it was fetched in, it asks again.
      Vary: isPrivate(publicId) ? 'Accept, Cookie' : 'Accept',
    });
  };

  app.get(`/:transform/${uploadPreset}/:id`, async (context) => {
    const given = { ...asked(context), visitorId: context.get('visitorId') };
    // The form for letters is only for pictures anyone may see.
    if (given.format === 'jpeg') throw notFound('We have no picture of that name.');
    return answer(context, await viewUpload(context.get('ctx'), given), { ...given, publicId: publicIdOf(given.id) });
  });

  app.get(`/:transform/${shopUploads}/:id`, async (context) => {
    const given = asked(context);
    const publicId = `${shopUploads}/${given.id}`;
    return answer(context, await viewShopPicture(context.get('ctx'), given), { ...given, publicId });
  });

  return app;
}
