import { pageTitle } from '#app/shell/page/page-title.ts';
import { StyleGuide } from '#app/ui/style-guide/style-guide.tsx';

export const meta = () => pageTitle('Design system');

export default function StyleGuidePage() {
  return <StyleGuide />;
}
