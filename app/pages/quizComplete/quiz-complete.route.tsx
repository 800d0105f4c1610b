import { PageHead } from '#app/shell/page-head.tsx';
import { pageTitle } from '#app/shell/page-title.ts';

export const meta = () => pageTitle('One step left');

export default function QuizComplete() {
  return <PageHead title="One step left" lead="Your answers are safe with us." />;
}
