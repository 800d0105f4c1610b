import { z } from 'zod';
import { recordIdSchema } from '../catalog/index.ts';
import { publicIdSchema } from '../media/index.ts';
import { formatNumber } from '../texts/index.ts';

/** One thread per project: the customer on one side, our staff on the other. */
export const messageSides = ['customer', 'house'] as const;
export type MessageSide = (typeof messageSides)[number];

/**
 * Requests for a swap or a new pair appear in the thread like any message, and also put the project back in the queue.
 */
export const messageKinds = ['message', 'swap-request', 'new-pair-request'] as const;
export type MessageKind = (typeof messageKinds)[number];

export const messageLimits = { characters: 4000, pictures: 6, pieces: 6 } as const;

const body = z
  .string()
  .overwrite((typed) => typed.replace(/\r\n?/g, '\n').trim())
  .max(messageLimits.characters, `Please keep it under ${formatNumber(messageLimits.characters)} characters.`);
const pictures = z
  .array(publicIdSchema)
  .max(messageLimits.pictures, `Please attach at most ${messageLimits.pictures} pictures.`);
const pieces = z
  .array(recordIdSchema)
  .max(messageLimits.pieces, `Please attach at most ${messageLimits.pieces} pieces.`);

/** A message needs at least one of text, pictures or pieces. */
export const newMessageSchema = z
  .strictObject({ body: body.default(''), pictures: pictures.default([]), pieces: pieces.default([]) })
  .refine((message) => message.body !== '' || message.pictures.length > 0 || message.pieces.length > 0, {
    path: ['body'],
    error: 'Please write a message or attach something.',
  });
export type NewMessage = z.infer<typeof newMessageSchema>;

/** A swap names the piece and says why; a new pair is requested in words. */
export const revisionRequestSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('swap-request'), piece: recordIdSchema, body: body.min(1, 'Please tell us why.') }),
  z.strictObject({ kind: z.literal('new-pair-request'), body: body.min(1, 'Please tell us what you’re looking for.') }),
]);
export type RevisionRequest = z.infer<typeof revisionRequestSchema>;

export interface Message {
  readonly id: string;
  readonly projectId: string;
  readonly kind: MessageKind;
  readonly side: MessageSide;
  /** Null once the person's data was erased, along with the text. */
  readonly authorId: string | null;
  readonly body: string;
  readonly pictures: readonly string[];
  readonly pieces: readonly string[];
  readonly sentAt: Date;
  /** When the other side first saw it. */
  readonly readAt: Date | null;
}

/** A request as it appears in the thread. */
export function messageOfRequest(request: RevisionRequest): NewMessage & { kind: MessageKind } {
  const piece = request.kind === 'swap-request' ? [request.piece] : [];
  return { kind: request.kind, body: request.body, pictures: [], pieces: piece };
}
