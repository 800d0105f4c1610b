import { useSearchParams } from 'react-router';
import { filterBy } from '#app/parts/studio-list/list-filters.tsx';
import { ListPage } from '#app/parts/studio-list/list-page.tsx';
import { StudioList } from '#app/parts/studio-list/studio-list.tsx';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { useMay } from '#app/shell/session/use-may.ts';
import { LinkButton } from '#app/ui/action/link-button.tsx';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { StateLabel } from '#app/ui/display/badge.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Price } from '#app/ui/type/price.tsx';
import { pieceKinds, pieceNames, roomIds, rooms, styleLabels } from '#core/catalog/index.ts';
import { formatNumber } from '#core/texts/index.ts';
import { searchCatalog } from '#server/catalog/search-catalog.ts';
import { servicesOf } from '#server/http/router-context.ts';
import type { Route } from './+types/catalog.route.ts';
import styles from './catalog.module.css';
import { readCatalogQuery, states } from './read-catalog-query.ts';
import { catalogWords as words } from './words.ts';

export const meta = () => pageTitle(words.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const question = readCatalogQuery(request);
  const { rows, ...list } = await searchCatalog(servicesOf(context).ctx, question);
  return {
    list: {
      ...list,
      rows: rows.map(({ recordId, name, kind, priceCents, stock, leadTimeDays, active, vendor, pictures }) => ({
        ...{ recordId, name, kind, priceCents, stock, leadTimeDays, active },
        maker: vendor.name,
        picture: pictures.front[0] ?? pictures.cutOut,
      })),
    },
  };
}

export default function Catalog({ loaderData: { list } }: Route.ComponentProps) {
  const may = useMay();
  const [params] = useSearchParams();
  const found = new URLSearchParams(params);
  found.delete('page');
  const exportOf = (format: string) => {
    const asked = new URLSearchParams(found);
    asked.set('format', format);
    return `/studio/catalog/export?${asked}`;
  };
  return (
    <ListPage
      title={words.title}
      lead={words.lead}
      acts={
        may('catalog.edit') && (
          <>
            <LinkButton href={exportOf('csv')} kind="ghost" small download>
              {words.exportCsv}
            </LinkButton>
            <LinkButton href={exportOf('json')} kind="ghost" small download>
              {words.exportJson}
            </LinkButton>
            <LinkButton href="/studio/catalog/pictures" kind="ghost" small>
              {words.addPictures}
            </LinkButton>
            <LinkButton href={`/studio/catalog/change?${found}`} kind="ghost" small>
              {words.changeSeveral}
            </LinkButton>
            <LinkButton href="/studio/catalog/new" kind="ghost" small>
              {words.newPiece}
            </LinkButton>
            <LinkButton href="/studio/catalog/import" small>
              {words.import}
            </LinkButton>
          </>
        )
      }
    >
      <StudioList
        caption={words.title}
        search={words.search}
        filters={[
          filterBy('kind', words.kind, pieceKinds, (value) => pieceNames[value].many),
          filterBy('room', words.room, roomIds, (value) => rooms[value].label),
          filterBy('style', words.style, styleLabels, (value) => value),
          filterBy('state', words.state, states, (value) => words.states[value]),
        ]}
        list={list}
        middle
        rowId={({ recordId }) => recordId}
        empty={words.empty}
        columns={[
          {
            id: 'piece',
            title: words.piece,
            cell: ({ recordId, name, picture }) => (
              <span className={styles.piece}>
                <span className={styles.thumb}>
                  {picture && <Picture {...picture} alt="" sizes="48px" fit="cover" square />}
                </span>
                <TextLink href={`/studio/catalog/${recordId}`}>{name}</TextLink>
              </span>
            ),
          },
          { id: 'kind', title: words.kind, cell: ({ kind }) => pieceNames[kind].one },
          { id: 'maker', title: words.maker, cell: ({ maker }) => maker },
          { id: 'price', title: words.price, number: true, cell: ({ priceCents }) => <Price cents={priceCents} /> },
          { id: 'stock', title: words.stock, number: true, cell: ({ stock }) => formatNumber(stock) },
          {
            id: 'lead',
            title: words.leadTime,
            number: true,
            oneLine: true,
            cell: ({ leadTimeDays }) => words.days(leadTimeDays),
          },
          { id: 'state', title: words.state, oneLine: true, cell: (row) => <State {...row} /> },
        ]}
      />
    </ListPage>
  );
}

function State({ active, stock, picture }: { active: boolean; stock: number; picture: object | null }) {
  if (picture === null) return <StateLabel tone="waiting">{words.states['no-picture']}</StateLabel>;
  if (!active) return <StateLabel>{words.states.inactive}</StateLabel>;
  if (stock === 0) return <StateLabel tone="waiting">{words.states['sold-out']}</StateLabel>;
  return <StateLabel tone="good">{words.states.active}</StateLabel>;
}
