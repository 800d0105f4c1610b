import { PageHead } from '#app/shell/page-head.tsx';
import { pageTitle } from '#app/shell/page-title.ts';

export const meta = () => pageTitle('Account settings');

export default function Profile() {
  return <PageHead title="Account settings" lead="Your name, address, password and how we may write to you." />;
}
