import type { CatalogItem } from '#core/catalog/index.ts';
import { type MessageKind, type MessageSide, unreadBy } from '#core/message/index.ts';
import { changedOn, changeWords } from '#core/selection/index.ts';
import { accountContact } from '../account/account-contact.ts';
import { itemsById } from '../catalog/find-items.ts';
import type { Ctx } from '../context.ts';
import { describeUploads, type UploadFacts } from '../media/uploads/describe-uploads.ts';
import { type AnsweringBoards, answeringBoards } from '../selection/results/answering-boards.ts';
import { piecesOfNewestBoards } from '../selection/results/pieces-of-newest-boards.ts';
import { type FoundThread, findThread } from './find-thread.ts';
import { draftOf, type MessageRow, messagesOf } from './store.ts';

export interface AttachedPiece {
  recordId: string;
  name: string;
  picture: { publicId: string; width: number; height: number } | null;
}

export interface ShownMessage {
  id: string;
  /** New boards that answer a request are an entry of their own, with what the specialist says about them. */
  kind: MessageKind | 'boards';
  /** The boards it brings. */
  selectionId: string | null;
  /** Written by the viewer's side. */
  mine: boolean;
  /** First name; null once the account is gone. */
  by: string | null;
  body: string;
  pictures: UploadFacts[];
  pieces: AttachedPiece[];
  /** What new boards changed, each once: 'Alder Sofa instead of Harrow Sofa' on 'Board A'. */
  changes: { where: string; words: string; piece: AttachedPiece | null }[];
  sentAt: Date;
  readAt: Date | null;
}

export interface Thread {
  surveyId: string;
  side: MessageSide;
  unread: number;
  /** The other side's name, as the viewer knows them. */
  other: string | null;
  messages: ShownMessage[];
  /** What the viewer wrote and hasn't sent, on any device. Only for staff: a customer's stays in the browser. */
  draft: string;
  /** Pieces on the newest published boards, which most messages are about. */
  attachable: AttachedPiece[];
}

/** A project's thread as one of its two sides sees it. Null for anyone else. */
export async function openThread(ctx: Pick<Ctx, 'db' | 'actor'>, surveyId: string): Promise<Thread | null> {
  const found = await findThread(ctx, surveyId);
  if (!found) return null;
  const { project, side } = found;
  const rows = await messagesOf(ctx.db, project.id);
  const onBoards = await piecesOfNewestBoards(ctx, surveyId);
  const answers = await answeringBoards(ctx, surveyId);
  const inAnswers = answers.flatMap(({ changes }) =>
    changes.flatMap(({ from, to }) => [from, to].flatMap((one) => one?.recordId ?? [])),
  );
  const inMessages = rows.flatMap(({ pieces }) => pieces);
  const items = await itemsById(ctx, [...new Set([...onBoards, ...inAnswers, ...inMessages])]);
  const attached = (recordIds: readonly string[]) => recordIds.flatMap((id) => attachedPiece(items.get(id)) ?? []);
  const uploads = await describeUploads(
    ctx,
    rows.flatMap(({ pictures }) => pictures),
  );
  const names = new Map<string, string>();
  const authors = [...rows.map(({ authorId }) => authorId), ...answers.map(({ specialistId }) => specialistId)];
  for (const id of new Set(authors.flatMap((authorId) => authorId ?? []))) {
    const person = await accountContact(ctx, id);
    if (person) names.set(id, person.firstName);
  }
  const otherId = side === 'customer' ? project.specialistId : project.accountId;
  const shown = (row: MessageRow): ShownMessage => {
    const { id, kind, body, sentAt, readAt } = row;
    return {
      ...{ id, kind, body, sentAt, readAt, selectionId: null },
      mine: row.side === side,
      by: (row.authorId && names.get(row.authorId)) || null,
      pictures: row.pictures.flatMap((publicId) => uploads.get(publicId) ?? []),
      pieces: attached(row.pieces),
      changes: [],
    };
  };
  const sentBoards = ({ selectionId, publishedAt, specialistId, words, changes }: AnsweringBoards): ShownMessage => ({
    ...{ id: selectionId, selectionId, kind: 'boards', sentAt: publishedAt, readAt: null },
    mine: side === 'house',
    by: (specialistId && names.get(specialistId)) || null,
    body: words.map(({ letter, note }) => `Board ${letter.toUpperCase()}: ${note}`).join('\n'),
    pictures: [],
    pieces: [],
    changes: changes.map((change) => ({
      where: changedOn(change),
      words: changeWords(change, (recordId) => items.get(recordId)?.name ?? ''),
      piece: attachedPiece(items.get((change.to ?? change.from)?.recordId ?? '')),
    })),
  });
  const messages = [...rows.map(shown), ...answers.map(sentBoards)];
  return {
    surveyId,
    side,
    unread: unreadBy(side, rows),
    other: otherId ? ((await accountContact(ctx, otherId))?.firstName ?? null) : null,
    messages: messages.sort((one, other) => one.sentAt.getTime() - other.sentAt.getTime()),
    draft: (await draftFor(ctx, found)) ?? '',
    attachable: attached(onBoards),
  };
}

const draftFor = ({ db, actor }: Pick<Ctx, 'db' | 'actor'>, { project, side }: FoundThread) =>
  side === 'house' && actor.kind === 'account' ? draftOf(db, { projectId: project.id, accountId: actor.id }) : null;

function attachedPiece(item: CatalogItem | undefined): AttachedPiece | null {
  if (!item) return null;
  const picture = item.pictures.cutOut ?? item.pictures.front[0];
  const { publicId = '', width = 0, height = 0 } = picture ?? {};
  return { recordId: item.recordId, name: item.name, picture: picture ? { publicId, width, height } : null };
}
