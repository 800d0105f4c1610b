import { PageHead } from '#app/shell/page-head.tsx';
import { pageTitle } from '#app/shell/page-title.ts';
import type { RouteHandle } from '#app/shell/route-handle.ts';

export const meta = () => pageTitle('Questions, answered');

export const handle = { header: 'transparent' } satisfies RouteHandle;

export default function Support() {
  return (
    <PageHead title="Questions, answered" lead="How the style quiz, the fee, the boards, delivery and returns work." />
  );
}
