import { PageHead } from '#app/shell/page-head.tsx';
import { pageTitle } from '#app/shell/page-title.ts';

export const meta = () => pageTitle('Privacy policy');

export default function Privacy() {
  return <PageHead title="Privacy policy" lead="What we keep of you, why, for how long, and how to have it removed." />;
}
