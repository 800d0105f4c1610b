import { PageHead } from '#app/shell/page-head.tsx';
import { pageTitle } from '#app/shell/page-title.ts';
import { LinkButton } from '#app/ui/action/link-button.tsx';

export const meta = () => pageTitle('Choose a new password');

export default function ResetPassword() {
  return (
    <PageHead
      title="Choose a new password"
      lead="Open the link in the mail we sent you, and this is where you set a new password."
    >
      <LinkButton href="/">Go to the home page</LinkButton>
    </PageHead>
  );
}
