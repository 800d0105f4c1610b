import { PageHead } from '#app/shell/page-head.tsx';
import { pageTitle } from '#app/shell/page-title.ts';
import type { RouteHandle } from '#app/shell/route-handle.ts';

export const meta = () => pageTitle('Sustainability');

export const handle = { header: 'transparent', inverted: true } satisfies RouteHandle;

export default function Sustainability() {
  return (
    <PageHead
      title="Sustainability"
      lead="What our pieces are made of, how they travel, and why a piece you keep is the greenest one."
    />
  );
}
