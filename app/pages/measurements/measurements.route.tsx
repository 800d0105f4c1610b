import { PageHead } from '#app/shell/page-head.tsx';
import { pageTitle } from '#app/shell/page-title.ts';

export const meta = () => pageTitle('Measuring your room');

export default function Measurements() {
  return (
    <PageHead
      title="Measuring your room"
      lead="Two walls, one doorway, ten minutes: how to measure by yourself, or have us come to you."
    />
  );
}
