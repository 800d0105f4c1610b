import { PageHead } from '#app/shell/page-head.tsx';
import { pageTitle } from '#app/shell/page-title.ts';
import type { RouteHandle } from '#app/shell/route-handle.ts';

export const meta = () => pageTitle('Glossary');

export const handle = { header: 'transparent' } satisfies RouteHandle;

export default function Glossary() {
  return (
    <PageHead
      title="Glossary"
      lead="Every furniture word your specialist might use, from apron to wainscot, in plain English."
    />
  );
}
