import { type PublicItem, publicItem, roomNamed } from '#core/catalog/index.ts';
import {
  type AskableProject,
  type ProjectState,
  projectToAsk,
  type WishPlace,
  wishWaits,
} from '#core/project/index.ts';
import { type Answers, roomLabel } from '#core/survey/index.ts';
import { authorise } from '../authorise.ts';
import { itemsById } from '../catalog/find-items.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { findThread } from '../message/find-thread.ts';
import { writeMessage } from '../message/write-message.ts';
import { listProjects } from '../project/list-projects.ts';
import { getSubmittedSurvey } from '../survey/get-submitted-survey.ts';
import { type Kept, keepFavorite, ownerOf, type WithVisitor } from './favorites.ts';
import { askedOf, markAsked } from './store.ts';

export type Asked = { ok: true; wish: WishPlace } | Exclude<Kept, { ok: true }>;

type AskNeeds = Pick<Ctx, 'db' | 'clock' | 'ids' | 'jobs' | 'actor' | 'address' | 'secret'>;

/** What the specialist reads. The piece itself is attached. */
const request = (name: string) => `I’d love to see this on my boards: ${name}.`;

/**
 * Asks for a piece on the boards. With an open or ordered project, its specialist gets a message right away. Without
 * one, the wish is kept with the favorites and shows in the next brief. Nothing goes into a cart.
 */
export async function askForPiece(ctx: AskNeeds, visitor: WithVisitor, recordId: string): Promise<Asked> {
  const kept = await keepFavorite(ctx, visitor, recordId);
  const owner = ownerOf(ctx, visitor);
  if (!kept.ok) return kept;
  const item = (await itemsById(ctx, [recordId])).get(recordId);
  if (!owner || !item) return { ok: false, reason: 'not-allowed' };
  const projects = await projectsWithRooms(ctx);
  const surveyId = projectToAsk(projects, item.rooms)?.surveyId ?? null;
  const thread = surveyId === null ? null : await findThread(ctx, surveyId);
  const allowed = authorise(ctx.actor, 'message.write-own');
  return inTransaction(ctx, async (inside) => {
    const askedAt = ctx.clock.now();
    if (thread?.side !== 'customer' || !allowed.ok) {
      await markAsked(inside.db, owner, recordId, { askedAt, surveyId: null });
      return { ok: true, wish: wishWaits(projects, item.rooms) };
    }
    await markAsked(inside.db, owner, recordId, { askedAt, surveyId });
    const said = { body: request(item.name), pictures: [], pieces: [recordId] };
    // The draft's id makes a second press the same message.
    const author = { side: 'customer', authorId: allowed.account.id, draftId: `ask ${recordId}` } as const;
    await writeMessage(inside, thread.project, { ...said, ...author, kind: 'message' });
    return { ok: true, wish: 'sent' };
  });
}

async function projectsWithRooms(ctx: Pick<Ctx, 'db' | 'actor'>): Promise<AskableProject[]> {
  if (ctx.actor.kind !== 'account') return [];
  return Promise.all(
    (await listProjects(ctx, ctx.actor.id)).map(async ({ surveyId, state }) => ({
      ...{ surveyId, state },
      room: await roomOfProject(ctx, surveyId),
    })),
  );
}

/** A piece as its page or the favorites know it. */
interface WishedFor {
  item: Pick<PublicItem, 'recordId' | 'rooms'>;
  asked: boolean;
  sent: boolean;
}

/** Where the caller's wish for each of these pieces is, by record id; nothing for a piece they haven't asked for. */
export async function placesOfWishes(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  pieces: readonly WishedFor[],
): Promise<ReadonlyMap<string, WishPlace>> {
  const asked = pieces.filter((piece) => piece.asked);
  const projects = asked.some(({ sent }) => !sent) ? await projectsWithRooms(ctx) : [];
  const placeOf = ({ item: { rooms }, sent }: WishedFor): WishPlace => {
    if (sent) return 'sent';
    return projectToAsk(projects, rooms) ? 'inBrief' : wishWaits(projects, rooms);
  };
  return new Map(asked.map((piece) => [piece.item.recordId, placeOf(piece)]));
}

async function roomOfProject(ctx: Pick<Ctx, 'db'>, surveyId: string) {
  const survey = await getSubmittedSurvey(ctx, surveyId);
  return roomNamed((survey && roomLabel(survey.answers)) ?? '');
}

/** The pieces a customer asked for that belong in this project's room, for its brief. Staff only. */
export async function piecesAskedFor(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  { project, answers }: { project: { surveyId: string; accountId: string; state: ProjectState }; answers: Answers },
): Promise<PublicItem[]> {
  if (!authorise(ctx.actor, 'project.view-any').ok || project.state === 'submitted, unpaid') return [];
  const room = roomNamed(roomLabel(answers) ?? '');
  const rows = await askedOf(ctx.db, project.accountId, project.surveyId);
  if (rows.length === 0 || room === null) return [];
  const items = await itemsById(
    ctx,
    rows.map(({ recordId }) => recordId),
  );
  return rows.flatMap(({ recordId }) => {
    const item = items.get(recordId);
    return item?.rooms.includes(room) ? [publicItem(item)] : [];
  });
}
