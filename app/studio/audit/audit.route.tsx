import { redirect } from 'react-router';
import { ListFilters } from '#app/parts/studio-list/list-filters.tsx';
import { ListPage } from '#app/parts/studio-list/list-page.tsx';
import { Pager } from '#app/parts/studio-list/pager.tsx';
import { readChoice, readPage, readWords } from '#app/parts/studio-list/read-page.ts';
import { listWords } from '#app/parts/studio-list/words.ts';
import { pageTitle } from '#app/shell/page-title.ts';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { Table } from '#app/ui/display/table.tsx';
import { can } from '#core/account/index.ts';
import { auditActNames, auditActs } from '#core/audit/index.ts';
import { searchAudit } from '#server/audit/search-audit.ts';
import { servicesOf } from '#server/http/router-context.ts';
import type { Route } from './+types/audit.route.ts';
import styles from './audit.module.css';
import { auditWords as words } from './words.ts';

export const meta = () => pageTitle(words.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { ctx } = servicesOf(context);
  if (ctx.actor.kind !== 'account' || !can(ctx.actor.role, 'audit.view')) throw redirect('/studio');
  const { searchParams } = new URL(request.url);
  const act = readChoice(searchParams, 'act', auditActNames);
  const project = (searchParams.get('project') ?? '').slice(0, 100);
  const question = { person: readWords(searchParams), project, act, page: readPage(searchParams) };
  return { list: await searchAudit(ctx, question), isNarrowed: Boolean(act || project || question.person) };
}

export default function Audit({ loaderData: { list, isNarrowed } }: Route.ComponentProps) {
  return (
    <ListPage title={words.title} lead={words.lead}>
      <ListFilters
        search={words.person}
        texts={[{ name: 'project', label: words.projectHint }]}
        filters={[
          {
            name: 'act',
            label: words.act,
            options: auditActNames.map((act) => ({ value: act, label: `${act.split('.')[0]}: ${auditActs[act]}` })),
          },
        ]}
      />
      <Table
        caption={words.title}
        hideCaption
        rows={list.rows}
        rowId={({ id }) => id}
        empty={isNarrowed ? listWords.nothing : words.empty}
        columns={[
          { id: 'when', title: words.when, cell: ({ at }) => <span className={styles.when}>{words.at(at)}</span> },
          {
            id: 'who',
            title: words.who,
            cell: ({ actor, actorEmail }) => (
              <TextLink href={`?q=${encodeURIComponent(actorEmail ?? actor)}`} soft inline>
                {actor === 'system' ? words.system : (actorEmail ?? actor)}
              </TextLink>
            ),
          },
          { id: 'what', title: words.what, cell: ({ act }) => words.actWords(act) },
          {
            id: 'whom',
            title: words.whom,
            cell: ({ subjectKind, subjectId, surveyId }) => (
              <span className={styles.whom}>
                {subjectKind} {subjectId}
                {surveyId && (
                  <TextLink href={`?project=${encodeURIComponent(surveyId)}`} soft inline>
                    {words.project}
                  </TextLink>
                )}
              </span>
            ),
          },
          {
            id: 'detail',
            title: words.detail,
            cell: ({ detail }) => (
              <ul className={styles.detail}>
                {words.details(detail).map(([name, value]) => (
                  <li key={name}>
                    <span className={styles.name}>{name}</span> {value}
                  </li>
                ))}
              </ul>
            ),
          },
        ]}
      />
      <Pager list={list} />
    </ListPage>
  );
}
