import { useLoaderData } from 'react-router';
import { MissingPiece } from '#app/parts/reading/missing-piece.tsx';
import { PageHead } from '#app/shell/page/page-head.tsx';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { buttonClass } from '#app/ui/action/button-class.ts';
import { Wrap } from '#app/ui/layout/layout.tsx';
import { ownPath } from '#core/settings/index.ts';
import type { Route } from './+types/error.route.ts';

export const meta = () => [...pageTitle('Something went wrong'), { name: 'robots', content: 'noindex' }];

/** Where the visitor wanted to go, if it's a path on this site. */
export function loader({ request }: Route.LoaderArgs) {
  const from = new URL(request.url).searchParams.get('from') ?? '/';
  return { from: ownPath(from) ?? '/' };
}

export default function ErrorPage() {
  const { from } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        title="This page didn’t load"
        lead="Part of it got lost on the way, maybe because of your connection. Nothing you saved is lost."
      >
        {/* A plain link: it has to work when our scripts didn't load. */}
        <a href={from} className={buttonClass({})}>
          Reload
        </a>
      </PageHead>
      <Wrap>
        <MissingPiece />
      </Wrap>
    </>
  );
}
