import {
  type FeedMapping,
  type FeedProblem,
  type FeedValue,
  feedWords,
  heldWords,
  type MappingProblem,
  mappingProblem,
  piecesIn,
  readFeedFile,
  suggestMapping,
} from '#core/feed/index.ts';
import { appendAudit } from '../audit/append.ts';
import { authorise } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { findMaker } from '../maker/read-makers.ts';
import { planRun, stampOf } from './plan-run.ts';
import { changeFeed, feedOf, lastUsedRun, lockFeed } from './store.ts';
import { isRepeated, writeRun } from './write-run.ts';

export interface UploadedFile {
  name: string;
  text: string;
}

/** As much of a plan as a person reads. The counts cover all of it. */
export const mostShown = 200;

export interface ShownChange {
  recordId: string;
  name: string;
  field: FeedValue;
  from: number;
  to: number;
}

export interface FeedPreview {
  changes: ShownChange[];
  problems: FeedProblem[];
  /** Why it would wait for approval, in sentences. */
  held: string[];
  counts: { pieces: number; changes: number; unchanged: number; problems: number };
  stamp: string;
}

export type FeedLooked =
  | { ok: false; reason: 'not-allowed' | 'unknown' }
  | { ok: false; reason: 'unreadable'; message: string }
  /** `preview` is null until the columns are known; `isNew` if they'd have to be chosen again next time. */
  | {
      ok: true;
      headings: string[];
      mapping: FeedMapping;
      problem: MappingProblem | null;
      isNew: boolean;
      preview: FeedPreview | null;
    };

interface Asked {
  makerId: string;
  file: UploadedFile;
  /** What was chosen for the columns; nothing yet for a file that was just uploaded. */
  mapping?: FeedMapping | undefined;
}

/** What a maker's file would change. Writes nothing. */
export async function previewFeed(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  { makerId, file, mapping: chosen }: Asked,
): Promise<FeedLooked> {
  if (!authorise(ctx.actor, 'catalog.import').ok) return { ok: false, reason: 'not-allowed' };
  const maker = await findMaker(ctx, makerId);
  if (!maker) return { ok: false, reason: 'unknown' };
  const read = readFeedFile(file.text);
  if (!read.ok) return { ok: false, reason: 'unreadable', message: read.message };
  const feed = await feedOf(ctx.db, makerId);
  const headings = [...new Set(read.file.headings)].filter((heading) => heading !== '');
  const recognized = suggestMapping(headings, feed?.mapping);
  const mapping = chosen ? suggestMapping(headings, chosen) : recognized;
  const problem = mappingProblem(mapping, headings);
  const isNew = !isSame(mapping, recognized);
  if (problem) return { ok: true, headings, mapping, problem, isNew, preview: null };
  const { plan, present } = await planRun(ctx, { maker, feed, file: read.file, mapping }, { lock: false });
  const nameOf = (recordId: string) => present.get(recordId)?.name ?? recordId;
  const preview: FeedPreview = {
    changes: plan.changes.slice(0, mostShown).map((change) => ({ ...change, name: nameOf(change.recordId) })),
    problems: plan.problems.slice(0, mostShown),
    held: plan.held.map(heldWords),
    counts: {
      ...{ pieces: piecesIn(plan.changes), changes: plan.changes.length, unchanged: plan.unchanged },
      problems: new Set(plan.problems.map(({ line }) => line)).size,
    },
    stamp: stampOf(plan, mapping),
  };
  return { ok: true, headings, mapping, problem, isNew, preview };
}

export type FileApplied =
  | { ok: true; state: 'applied' | 'held'; runId: string; pieces: number }
  /** The catalog is as the file says. */
  | { ok: true; state: 'unchanged' }
  | { ok: false; reason: 'not-allowed' | 'unknown' | 'changed' }
  | { ok: false; reason: 'unreadable'; message: string };

/**
 * Applies the plan that was reviewed, or holds it for approval if it changes a lot. Its columns are remembered. Refused
 * if the catalog changed since.
 */
export async function applyFile(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'actor'>,
  { makerId, file, mapping: chosen = {}, stamp }: Asked & { stamp: string },
): Promise<FileApplied> {
  if (!authorise(ctx.actor, 'catalog.import').ok) return { ok: false, reason: 'not-allowed' };
  const read = readFeedFile(file.text);
  if (!read.ok) return { ok: false, reason: 'unreadable', message: read.message };
  const { headings } = read.file;
  return inTransaction(ctx, async (inside): Promise<FileApplied> => {
    const maker = await findMaker(inside, makerId);
    if (!maker) return { ok: false, reason: 'unknown' };
    const mapping = suggestMapping(headings, chosen);
    const problem = mappingProblem(mapping, headings);
    if (problem) return { ok: false, reason: 'unreadable', message: feedWords.mapping[problem] };
    const feed = await feedOf(inside.db, makerId);
    const planned = await planRun(inside, { maker, feed, file: read.file, mapping }, { lock: true });
    const { plan } = planned;
    // Another press of the same button, or the same file again: there's nothing left to do.
    if (plan.changes.length === 0 && plan.unchanged > 0) {
      await remember(inside, makerId, mapping);
      return { ok: true, state: 'unchanged' };
    }
    if (stampOf(plan, mapping) !== stamp) return { ok: false, reason: 'changed' };
    if (plan.changes.length === 0) return { ok: false, reason: 'unreadable', message: feedWords.nothingReadable };
    const known = await lockFeed(inside.db, makerId);
    const last = await lastUsedRun(inside.db, makerId);
    if (last?.state === 'held' && plan.held.length > 0 && isRepeated(plan.changes, last)) {
      return { ok: true, state: 'held', runId: last.id, pieces: last.pieces };
    }
    const source = { makerId, origin: 'file', source: fileName(file.name) } as const;
    const {
      id: runId,
      state,
      pieces,
    } = await writeRun(inside, source, {
      ...{ ...planned, mapping: { ...known.mapping, ...mapping } },
    });
    return { ok: true, state, runId, pieces };
  });
}

async function remember(inside: Parameters<typeof writeRun>[0], makerId: string, mapping: FeedMapping): Promise<void> {
  const feed = await lockFeed(inside.db, makerId);
  const columns = { ...feed.mapping, ...mapping };
  await changeFeed(inside.db, makerId, { mapping: columns, lastRunAt: inside.clock.now() });
  if (isSame(columns, feed.mapping)) return;
  const subject = { kind: 'maker', id: makerId } as const;
  await appendAudit(inside, { act: 'feed.edit', subject, detail: { columns } });
}

const isSame = (one: FeedMapping, other: FeedMapping): boolean =>
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());

const longestName = 200;

/** A name from someone's disk, without what the database or a screen can't show. */
export const fileName = (name: string): string =>
  name
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
    .slice(0, longestName)
    .toWellFormed() || feedWords.unnamed;
