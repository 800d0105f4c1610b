import { PageHead } from '#app/shell/page-head.tsx';
import { pageTitle } from '#app/shell/page-title.ts';

export const meta = () => pageTitle('Terms of service');

export default function Terms() {
  return (
    <PageHead
      title="Terms of service"
      lead="What you can expect of us, and what we ask of you, in words that can be read."
    />
  );
}
