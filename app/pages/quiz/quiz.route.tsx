import { PageHead } from '#app/shell/page-head.tsx';
import { pageTitle } from '#app/shell/page-title.ts';

export const meta = () => pageTitle('The style quiz');

export default function Quiz() {
  return <PageHead title="The style quiz" lead="A few questions about your room, your style and your budget." />;
}
