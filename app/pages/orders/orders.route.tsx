import { PageHead } from '#app/shell/page-head.tsx';
import { pageTitle } from '#app/shell/page-title.ts';

export const meta = () => pageTitle('Your orders');

export default function Orders() {
  return <PageHead title="Your orders" lead="What you ordered, where it is, and what to do if it is not right." />;
}
