import { PageHead } from '#app/shell/page-head.tsx';
import { pageTitle } from '#app/shell/page-title.ts';

export const meta = () => pageTitle('Scan your room');

export default function ScanWithRendr() {
  return (
    <PageHead
      title="Scan your room"
      lead="How to scan a room with your phone and bring the floor plan to your specialist."
    />
  );
}
