import { PageHead } from '#app/shell/page-head.tsx';
import { pageTitle } from '#app/shell/page-title.ts';

export const meta = () => pageTitle('A shared board');

export default function SharedSelection() {
  return <PageHead title="A shared board" lead="A board that a friend has shared with you." />;
}
