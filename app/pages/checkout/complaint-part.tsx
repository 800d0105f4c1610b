import { SignInBeside } from '#app/parts/account/sign-in-beside.tsx';
import { cardTexts } from '#app/parts/payment/card/card-texts.ts';
import { TextButton } from '#app/ui/action/text-link.tsx';
import { ErrorBanner } from '#app/ui/notice/error-banner.tsx';
import type { Complaint } from './use-checkout.ts';
import { checkoutWords as words } from './words.ts';

interface ComplaintPartProps {
  complaint: Complaint | null;
  onClose: () => void;
}

/** What was pressed and did not succeed, over the page: what was pressed may stand anywhere on it. */
export function ComplaintPart({ complaint, onClose }: ComplaintPartProps) {
  const message = complaint && (
    <>
      {complaint.words}{' '}
      {complaint.words === cardTexts.signedOut && (
        <>
          <SignInBeside next="/projects" />{' '}
        </>
      )}
      <TextButton inline onClick={complaint.again}>
        {words.again}
      </TextButton>
    </>
  );
  return <ErrorBanner message={message} onClose={onClose} fixed />;
}
