import { PageHead } from '#app/shell/page-head.tsx';
import { pageTitle } from '#app/shell/page-title.ts';

export const meta = () => pageTitle('Checkout');

export default function Checkout() {
  return <PageHead title="Checkout" lead="What you chose, how it travels, and what it costs, line by line." />;
}
