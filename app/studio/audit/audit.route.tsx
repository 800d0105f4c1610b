import { filterBy } from '#app/parts/studio-list/list-filters.tsx';
import { ListPage } from '#app/parts/studio-list/list-page.tsx';
import { readListAddress } from '#app/parts/studio-list/read-page.ts';
import { StudioList } from '#app/parts/studio-list/studio-list.tsx';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { redirect } from '#app/shell/redirect.ts';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { auditActNames, auditPhrase } from '#core/audit/index.ts';
import type { Named } from '#server/audit/names.ts';
import { type NamedEntry, searchAudit } from '#server/audit/search-audit.ts';
import { authorise } from '#server/authorise.ts';
import { servicesOf } from '#server/http/router-context.ts';
import type { Route } from './+types/audit.route.ts';
import styles from './audit.module.css';
import { auditWords as words } from './words.ts';

export const meta = () => pageTitle(words.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { ctx } = servicesOf(context);
  const allowed = authorise(ctx.actor, 'audit.view');
  if (!allowed.ok) throw redirect('/studio');
  const { asked, choice, text } = readListAddress(request);
  const question = { person: asked.words, project: text('project'), act: choice('act', auditActNames) };
  return { list: await searchAudit(ctx, { ...question, page: asked.page }) };
}

export default function Audit({ loaderData: { list } }: Route.ComponentProps) {
  return (
    <ListPage title={words.title} lead={words.lead}>
      <StudioList
        caption={words.title}
        search={words.person}
        texts={[{ name: 'project', label: words.projectHint }]}
        filters={[filterBy('act', words.act, auditActNames, words.actLabel)]}
        list={list}
        rowId={({ id }) => id}
        empty={words.empty}
        columns={[
          { id: 'when', title: words.when, cell: ({ at }) => <span className={styles.when}>{words.at(at)}</span> },
          { id: 'what', title: words.what, cell: (entry) => <Sentence {...entry} /> },
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
    </ListPage>
  );
}

/** "Ada Brown published boards of Oak Street." Its names lead to their pages, or to the rest of what they did. */
function Sentence({ act, detail, actorNamed, subjectNamed, project, surveyId, subjectKind }: NamedEntry) {
  const { before, after, hasSubject } = auditPhrase(act, detail);
  const isAboutProject = ['project', 'selection', 'visit', 'fee'].includes(subjectKind);
  return (
    <span className={styles.sentence}>
      <span>
        <NameLink {...actorNamed} /> {before}
        {hasSubject && (
          <>
            {' '}
            <NameLink {...subjectNamed} />
          </>
        )}
        {after && ` ${after}`}.
      </span>
      {surveyId && (
        <TextLink href={`?project=${encodeURIComponent(surveyId)}`} soft inline>
          {isAboutProject || !project ? words.wholeProject : words.allOf(project)}
        </TextLink>
      )}
    </span>
  );
}

const NameLink = ({ name, href }: Named) =>
  href ? (
    <TextLink href={href} inline>
      {name}
    </TextLink>
  ) : (
    name
  );
