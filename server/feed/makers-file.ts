import {
  type FeedChange,
  type FeedFile,
  type FeedMapping,
  type FeedProblem,
  feedWords,
  type MakersPlan,
  makersFileBytes,
  mappingProblem,
  piecesIn,
  planMakersFile,
  readFeedFile,
  speaksOf,
  suggestMapping,
} from '#core/feed/index.ts';
import type { LimitVerdict } from '#core/settings/index.ts';
import { authoriseMaker } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { takeTry } from '../limits/take-try.ts';
import { findMaker, type MakerRow } from '../maker/read-makers.ts';
import { doneLately, type PlannedRun, planRun, stampOf } from './plan-run.ts';
import { fileName, mostShown, type ShownChange, type UploadedFile } from './run-file.ts';
import { feedOf, heldRun, lockFeed } from './store.ts';
import { isRepeated, writeRun } from './write-run.ts';

/** What a maker's own file does, as much of it as a person reads. The counts cover all of it. */
export interface MakersReport {
  now: ShownChange[];
  later: ShownChange[];
  problems: FeedProblem[];
  counts: { now: number; later: number; unchanged: number; problems: number };
  /** Of `now` and of `later`. */
  pieces: { now: number; later: number };
  stamp: string;
}

type Refused = { ok: false; reason: 'not-allowed' | 'unknown' } | { ok: false; reason: 'unreadable'; message: string };

export type MakersFileLooked = { ok: true; report: MakersReport } | Refused;

const unreadable = (message: string): Refused => ({ ok: false, reason: 'unreadable', message });

/** What the maker's file would do. Writes nothing. */
export async function previewMakersFile(
  ctx: Pick<Ctx, 'db' | 'clock' | 'actor'>,
  { file }: { file: UploadedFile },
): Promise<MakersFileLooked> {
  const allowed = authoriseMaker(ctx.actor, 'feed.upload-own');
  if (!allowed.ok) return allowed;
  const read = readMakersFile(file);
  if (!read.ok) return unreadable(read.message);
  const asked = await askedOf(ctx, allowed.makerId, read.file);
  if (!asked.ok) return asked;
  return { ok: true, report: reportOf(await planned(ctx, asked, { lock: false })) };
}

export type MakersFileApplied =
  | { ok: true; state: 'done' | 'unchanged'; report: MakersReport }
  | { ok: false; reason: 'changed' }
  | Extract<LimitVerdict, { ok: false }>
  | Refused;

/**
 * Does what a maker's own system says. No one reviews it first, so it's by what it does when it arrives, and by the same
 * rules: prices wait for one of us.
 */
export const applySystemsFile = (
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'actor' | 'address' | 'secret'>,
  file: UploadedFile,
): Promise<MakersFileApplied> => applyMakersFile(ctx, { file, stamp: null });

/**
 * Does what the maker reviewed: stock and lead times at once, prices once one of us approves them. Both are runs of the
 * maker's feed. Refused if the catalog changed since.
 */
export async function applyMakersFile(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'actor' | 'address' | 'secret'>,
  { file, stamp }: { file: UploadedFile; stamp: string | null },
): Promise<MakersFileApplied> {
  const allowed = authoriseMaker(ctx.actor, 'feed.upload-own');
  if (!allowed.ok) return allowed;
  const { makerId } = allowed;
  const read = readMakersFile(file);
  if (!read.ok) return unreadable(read.message);
  const may = await takeTry(ctx, stamp === null ? 'makersSystem' : 'makersFile', { account: makerId });
  if (!may.ok) return may;
  return inTransaction(ctx, async (inside): Promise<MakersFileApplied> => {
    const asked = await askedOf(inside, makerId, read.file);
    if (!asked.ok) return asked;
    const known = await planned(inside, asked, { lock: true });
    const { run, split } = known;
    await lockFeed(inside.db, makerId);
    const waiting = await heldRun(inside.db, makerId);
    // Another press of the same button: what's left of the file already waits.
    const isWaiting = waiting !== null && split.now.length === 0 && isRepeated(split.later, waiting);
    const nothingNew = run.plan.changes.length === 0 && run.plan.unchanged > 0;
    if (nothingNew || (isWaiting && split.later.length > 0)) {
      return { ok: true, state: 'unchanged', report: reportOf(known) };
    }
    if (stamp !== null && reportOf(known).stamp !== stamp) return { ok: false, reason: 'changed' };
    if (run.plan.changes.length === 0) return unreadable(feedWords.nothingReadable);
    const keepsWaiting = waiting !== null && split.later.length === 0 && !speaksOf(asked.mapping, waiting.changes);
    const source = { makerId, origin: 'maker', source: fileName(file.name) } as const;
    const part = (changes: readonly FeedChange[], rest: Pick<PlannedRun['plan'], 'held' | 'problems' | 'unchanged'>) =>
      writeRun(inside, source, { present: run.present, plan: { ...rest, changes }, keepsWaiting });
    const { problems, unchanged } = run.plan;
    if (split.now.length > 0) await part(split.now, { held: [], problems, unchanged });
    // The file's other rows are told once.
    const rest = split.now.length > 0 ? { problems: [], unchanged: 0 } : { problems, unchanged };
    if (split.later.length > 0) await part(split.later, { held: split.held, ...rest });
    return { ok: true, state: 'done', report: reportOf(known) };
  });
}

const readMakersFile = ({ text }: UploadedFile) =>
  text.length > makersFileBytes ? { ok: false as const, message: feedWords.makersTooLarge } : readFeedFile(text);

interface Asked {
  ok: true;
  maker: MakerRow;
  file: FeedFile;
  mapping: FeedMapping;
}

/** By the columns that this maker's files have, or by names we know. A maker doesn't choose them here. */
async function askedOf(ctx: Pick<Ctx, 'db'>, makerId: string, file: FeedFile): Promise<Asked | Refused> {
  const maker = await findMaker(ctx, makerId);
  if (!maker) return { ok: false, reason: 'unknown' };
  const feed = await feedOf(ctx.db, makerId);
  const mapping = suggestMapping(file.headings, feed?.mapping);
  return mappingProblem(mapping, file.headings)
    ? unreadable(feedWords.makersColumns)
    : { ok: true, maker, file, mapping };
}

interface Planned {
  run: PlannedRun;
  split: MakersPlan;
  mapping: FeedMapping;
}

async function planned(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  { maker, file, mapping }: Asked,
  options: { lock: boolean },
): Promise<Planned> {
  const feed = await feedOf(ctx.db, maker.id);
  const lately = await doneLately(ctx, { makerId: maker.id, origin: 'maker', ...options });
  const run = await planRun(ctx, { maker, feed, file, mapping, lately }, options);
  return { run, split: planMakersFile(run.plan), mapping };
}

function reportOf({ run: { plan, present }, split: { now, later }, mapping }: Planned): MakersReport {
  const named = (changes: readonly FeedChange[]) =>
    changes
      .slice(0, mostShown)
      .map((change): ShownChange => ({ ...change, name: present.get(change.recordId)?.name ?? change.recordId }));
  return {
    ...{ now: named(now), later: named(later), problems: plan.problems.slice(0, mostShown) },
    counts: {
      ...{ now: now.length, later: later.length, unchanged: plan.unchanged },
      problems: new Set(plan.problems.map(({ line }) => line)).size,
    },
    pieces: { now: piecesIn(now), later: piecesIn(later) },
    stamp: stampOf(plan, mapping),
  };
}
