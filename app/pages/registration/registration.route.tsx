import { PageHead } from '#app/shell/page-head.tsx';
import { pageTitle } from '#app/shell/page-title.ts';

export const meta = () => pageTitle('Create your account');

export default function Registration() {
  return <PageHead title="Create your account" lead="To get this started, let’s create an account." />;
}
