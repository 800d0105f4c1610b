import { pageTitle } from '#app/shell/page/page-title.ts';
import { UiSheet } from '#app/ui/sheet/ui-sheet.tsx';

export const meta = () => pageTitle('Design system');

export default function UiSheetPage() {
  return <UiSheet />;
}
