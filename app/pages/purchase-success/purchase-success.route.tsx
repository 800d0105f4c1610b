import { PageHead } from '#app/shell/page-head.tsx';
import { pageTitle } from '#app/shell/page-title.ts';

export const meta = () => pageTitle('Thank you');

export default function PurchaseSuccess() {
  return <PageHead title="Thank you" lead="Your order is with us." />;
}
