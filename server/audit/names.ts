import { inArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { AuditSubjectKind } from '#core/audit/index.ts';
import { orderNumber } from '#core/order/index.ts';
import { purchaseOrderNumber } from '#core/purchase-order/index.ts';
import { roomLabel, textOf } from '#core/survey/index.ts';
import type { Db } from '../db/database.ts';
import {
  account,
  apiKey,
  contactMessage,
  furniture,
  maker,
  promotion,
  review,
  survey,
  swatchRequest,
  webhookEndpoint,
} from '../db/schema/index.ts';

/** Something an entry names, and the studio's page for it. */
export interface Named {
  name: string;
  href: string | null;
}

interface Entry {
  actor: string;
  subjectKind: string;
  subjectId: string;
  surveyId: string | null;
}

type Names = ReadonlyMap<string, string>;

/** The names behind the ids of one page of the log. What is gone keeps its id. */
export async function namesOf(db: Db, entries: readonly Entry[]): Promise<(entry: Entry) => EntryNames> {
  const subjects = (kind: AuditSubjectKind) =>
    entries.filter(({ subjectKind }) => subjectKind === kind).map(({ subjectId }) => subjectId);
  const actors = entries.map(({ actor }) => actor);
  const keys = actors.flatMap((actor) => (actor.startsWith(keyPrefix) ? [actor.slice(keyPrefix.length)] : []));
  const surveys = [...entries.flatMap(({ surveyId }) => surveyId ?? []), ...subjects('project')];
  const [people, apiKeys, messages, pieces, makers, promotions, reviewed, projects, swatches, endpoints] =
    await Promise.all([
      lookUp(db, account, account.id, account.name, [...actors, ...subjects('account')]),
      lookUp(db, apiKey, apiKey.id, apiKey.name, [...keys, ...subjects('api-key')]),
      lookUp(db, contactMessage, contactMessage.id, contactMessage.name, subjects('contact')),
      lookUp(db, furniture, furniture.recordId, furniture.name, subjects('furniture')),
      lookUp(db, maker, maker.id, maker.name, [...actors, ...subjects('maker')]),
      lookUp(db, promotion, promotion.id, promotion.name, subjects('promotion')),
      lookUp(db, review, review.id, review.recordId, subjects('review')),
      projectNames(db, surveys),
      lookUp(db, swatchRequest, swatchRequest.id, swatchRequest.name, subjects('swatch')),
      lookUp(db, webhookEndpoint, webhookEndpoint.id, webhookEndpoint.url, subjects('webhook')),
    ]);
  const piecesReviewed = await lookUp(db, furniture, furniture.recordId, furniture.name, [...reviewed.values()]);
  const nameOfProject = (surveyId: string | null, id: string) =>
    (surveyId && projects.get(surveyId)) || projects.get(id) || 'a project without a name';
  const page = (path: string, id: string) => `/studio/${path}/${encodeURIComponent(id)}`;

  function subjectOf({ actor, subjectKind, subjectId: id, surveyId }: Entry): Named {
    const projectPage = surveyId ? page('projects', surveyId) : null;
    const known: Record<AuditSubjectKind, () => Named> = {
      account: () =>
        actor === id
          ? { name: 'their own account', href: null }
          : {
              name: people.get(id) ?? (id === 'new' ? 'someone new' : 'a deleted account'),
              href: searchFor(id, people),
            },
      'api-key': () => ({ name: keyName(apiKeys, id), href: '/studio/keys' }),
      catalog: () => ({ name: 'the catalog', href: '/studio/catalog' }),
      contact: () => ({ name: `${messages.get(id) ?? 'someone'}’s message`, href: page('contact', id) }),
      coupon: () => ({ name: `coupon ${id}`, href: page('coupons', id) }),
      fee: () => ({ name: `the fee for ${nameOfProject(surveyId, id)}`, href: page('guarantee', id) }),
      figures: () => ({ name: 'the figures', href: '/studio/figures' }),
      furniture: () => ({ name: pieces.get(id) ?? id, href: page('catalog', id) }),
      job: () => ({ name: `job ${id}`, href: null }),
      maker: () => ({ name: makers.get(id) ?? id, href: page('makers', id) }),
      order: () => ({ name: `order ${orderNumber(id)}`, href: page('orders', id) }),
      project: () => ({ name: nameOfProject(surveyId, id), href: projectPage }),
      promotion: () => ({ name: `the promotion ${promotions.get(id) ?? id}`, href: page('promotions', id) }),
      'purchase-order': () => ({ name: purchaseOrderNumber(id), href: page('purchase-orders', id) }),
      review: () => ({
        name: `a review of ${piecesReviewed.get(reviewed.get(id) ?? '') ?? 'a piece'}`,
        href: page('reviews', id),
      }),
      selection: () => ({ name: nameOfProject(surveyId, id), href: projectPage }),
      settings: () => ({ name: 'the settings', href: '/studio/settings' }),
      swatch: () => ({ name: `${swatches.get(id) ?? 'someone'}’s swatches`, href: '/studio/swatches' }),
      webhook: () => ({ name: `the webhook of ${hostOf(endpoints.get(id))}`, href: '/studio/webhooks' }),
      visit: () => ({ name: nameOfProject(surveyId, id), href: projectPage }),
    };
    return known[subjectKind as AuditSubjectKind]?.() ?? { name: `${subjectKind} ${id}`, href: null };
  }

  function actorOf(actor: string): Named {
    if (actor === 'system') return { name: 'Hearthline', href: searchFor(actor) };
    if (actor === 'visitor') return { name: 'A visitor', href: searchFor(actor) };
    const name = actor.startsWith(keyPrefix)
      ? keyName(apiKeys, actor.slice(keyPrefix.length))
      : (people.get(actor) ?? makers.get(actor) ?? 'A deleted account');
    return { name: capitalized(name), href: searchFor(actor) };
  }

  return (entry) => ({
    actorNamed: actorOf(entry.actor),
    subjectNamed: subjectOf(entry),
    project: entry.surveyId ? nameOfProject(entry.surveyId, '') : null,
  });
}

export interface EntryNames {
  actorNamed: Named;
  subjectNamed: Named;
  project: string | null;
}

const keyPrefix = 'api-key:';
const keyName = (keys: Names, id: string) => `the key ${keys.get(id) ?? id}`;
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A removed endpoint is named by its entry's detail only. */
const hostOf = (url: string | undefined) => (url ? new URL(url).host : 'a removed endpoint');

/** The log's entries by and about someone. Nothing to look for if they are gone. */
const searchFor = (id: string, among?: Names): string | null =>
  among && !among.has(id) ? null : `?q=${encodeURIComponent(id)}`;

/** A project without a name of its own is called by its room. */
async function projectNames(db: Db, surveyIds: readonly string[]): Promise<Names> {
  const ids = [...new Set(surveyIds)];
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: survey.id, answers: survey.responses })
    .from(survey)
    .where(inArray(survey.id, ids));
  return new Map(
    rows.flatMap(({ id, answers }) => {
      const name = textOf(answers, 'project_name') || roomLabel(answers);
      return name ? [[id, name]] : [];
    }),
  );
}

async function lookUp(db: Db, table: PgTable, id: PgColumn, name: PgColumn, wanted: readonly string[]): Promise<Names> {
  const ids = [...new Set(wanted)];
  if (ids.length === 0) return new Map();
  const rows = await db.select({ id, name }).from(table).where(inArray(id, ids));
  return new Map(rows.flatMap((row) => (row.name ? [[String(row.id), String(row.name)]] : [])));
}
