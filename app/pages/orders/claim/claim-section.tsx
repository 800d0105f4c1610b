import { RequestPhotos } from '#app/parts/order/request-photos.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { claimStateWords, claimWantWords } from '#core/order/index.ts';
import type { LineView } from '#server/order/records/order-view.ts';
import { Confirmed } from '../confirmed.tsx';
import styles from '../order.module.css';
import { ordersWords } from '../words.ts';
import { ClaimForm } from './claim-form.tsx';
import { claimWords as words } from './words.ts';

interface ClaimSectionProps {
  line: LineView;
  /** How many of its pieces a report may be for, besides all of them. */
  some: number;
}

/** Reporting damage on a piece, and what became of the latest report. */
export function ClaimSection({ line, some }: ClaimSectionProps) {
  const { claim, name, may } = line;
  const isOpen = claim?.state === 'open';
  return (
    <>
      {claim && claim.state !== 'withdrawn' && (
        <div className={styles.asked}>
          <Text size="small" role="status">
            {claimStateWords(claim.state, claim.refundCents)} {isOpen && `${claimWantWords[claim.want]}.`}
          </Text>
          {isOpen ? <Text size="small">{claim.words}</Text> : claim.answer && <Text size="small">{claim.answer}</Text>}
          {isOpen && <RequestPhotos photos={claim.photos} label={words.photos} photo={ordersWords.photo} />}
        </div>
      )}
      {isOpen && (
        <Confirmed
          {...{ label: words.withdraw, of: name, ask: words.withdrawAsk, go: words.withdrawGo }}
          {...{ act: 'withdraw claim', claimId: claim.id }}
        />
      )}
      {may.claimUntil && <ClaimForm line={line} until={may.claimUntil} all={some + 1} />}
    </>
  );
}
