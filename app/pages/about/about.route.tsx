import { PageHead } from '#app/shell/page-head.tsx';
import { pageTitle } from '#app/shell/page-title.ts';
import type { RouteHandle } from '#app/shell/route-handle.ts';

export const meta = () => pageTitle('Our story');

export const handle = { header: 'transparent', inverted: true } satisfies RouteHandle;

export default function About() {
  return (
    <PageHead
      title="Our story"
      lead="Who we are, the people who choose your furniture, and the ten brands we buy from."
    />
  );
}
