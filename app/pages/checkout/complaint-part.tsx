import { cardTexts } from '#app/parts/payment/card-texts.ts';
import { signInPath } from '#app/shell/sign-in-path.ts';
import { TextButton, TextLink } from '#app/ui/action/text-link.tsx';
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
          <TextLink href={signInPath('/projects')} target="_blank" inline>
            {cardTexts.signIn}
          </TextLink>{' '}
        </>
      )}
      <TextButton inline onClick={complaint.again}>
        {words.again}
      </TextButton>
    </>
  );
  return <ErrorBanner message={message} onClose={onClose} fixed />;
}
