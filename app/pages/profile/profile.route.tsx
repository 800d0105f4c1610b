import { PaymentSettings } from '#app/parts/payment/payment-settings.tsx';
import { PageHead } from '#app/shell/page-head.tsx';
import { pageTitle } from '#app/shell/page-title.ts';
import { Wrap } from '#app/ui/layout/layout.tsx';

export const meta = () => pageTitle('Account settings');

export default function Profile() {
  return (
    <>
      <PageHead title="Account settings" lead="Your name, address, password and how we may write to you." />
      <Wrap>
        <PaymentSettings />
      </Wrap>
    </>
  );
}
