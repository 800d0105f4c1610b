import { PageHead } from '#app/shell/page-head.tsx';
import { pageTitle } from '#app/shell/page-title.ts';

export const meta = () => pageTitle('Inspiration');

export default function InspirationGallery() {
  return <PageHead title="Inspiration" lead="Rooms we furnished, by room and style, with every piece named." />;
}
