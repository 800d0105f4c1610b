import { PageHead } from '#app/shell/page-head.tsx';
import { pageTitle } from '#app/shell/page-title.ts';

export const meta = () => pageTitle('Studio');

export default function Queue() {
  return <PageHead title="The queue" lead="Projects that wait for boards, by the time left of their 72 hours." />;
}
