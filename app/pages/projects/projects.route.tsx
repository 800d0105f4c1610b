import { PageHead } from '#app/shell/page-head.tsx';
import { pageTitle } from '#app/shell/page-title.ts';

export const meta = () => pageTitle('Your projects');

export default function Projects() {
  return <PageHead title="Your projects" lead="Every room you asked us about, and how far it is." />;
}
