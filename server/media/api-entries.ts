import { z } from 'zod';
import { shopUploads, uploadPreset } from '#core/media/index.ts';
import type { ApiEntry } from '../http/openapi/entry.ts';

export const folderBody = z.object({ path: z.string().max(200) });
export const tokenBody = z.object({ token: z.string().min(1).max(200) });

const uploaded = z.object({
  ...{ id: z.string(), public_id: z.string(), delete_token: z.string(), secure_url: z.string() },
  ...{ width: z.number().int(), height: z.number().int(), bytes: z.number().int(), format: z.literal('webp') },
});

const group = 'Pictures';

export const mediaEntries: readonly ApiEntry[] = [
  {
    method: 'post',
    path: '/api/listAssets',
    group,
    summary: 'The public ids of the pictures in a folder of the shop',
    body: folderBody,
    answer: z.object({ data: z.object({ assets: z.array(z.string()) }) }),
  },
  {
    method: 'post',
    path: '/image/upload',
    group,
    summary: 'Takes in a picture; the file’s field may have any name',
    multipart: true,
    body: z.object({ upload_preset: z.literal(uploadPreset), file: z.string().meta({ format: 'binary' }) }),
    answer: uploaded,
    fails: { 413: 'The file or the picture is too large.', 415: 'It is no picture.', 429: 'There are too many.' },
  },
  {
    method: 'post',
    path: '/image/delete_by_token',
    group,
    summary: 'Deletes an upload by the token that came with it',
    body: tokenBody,
    answer: z.object({ result: z.literal('ok') }),
    fails: { 404: 'There is no picture for this token.' },
  },
  {
    method: 'get',
    path: '/image/:transform/:id{.+}',
    group,
    summary: 'A picture of the shop by its public id; the transform is its width, such as w_800',
    answer: 'image/*',
  },
  {
    method: 'get',
    path: `/image/:transform/${shopUploads}/:id`,
    group,
    summary: 'A picture of a piece that was added in the studio',
    answer: 'image/*',
  },
  {
    method: 'get',
    path: '/model/:id',
    group,
    summary: 'The 3D model of a piece that was added in the studio, as GLB',
    answer: 'model/gltf-binary',
  },
  {
    method: 'get',
    path: `/image/:transform/${uploadPreset}/:id`,
    group,
    summary: 'A picture that you uploaded, or that was uploaded to a project you work on',
    answer: 'image/webp',
  },
];
