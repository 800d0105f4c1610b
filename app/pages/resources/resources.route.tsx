import { PageHead } from '#app/shell/page-head.tsx';
import { pageTitle } from '#app/shell/page-title.ts';
import type { RouteHandle } from '#app/shell/route-handle.ts';

export const meta = () => pageTitle('Donating & recycling');

export const handle = { header: 'transparent', inverted: true } satisfies RouteHandle;

export default function Resources() {
  return (
    <PageHead
      title="Donating & recycling"
      lead="Where your old furniture can go next: who collects it, who mends it, and what can be recycled."
    />
  );
}
