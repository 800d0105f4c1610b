import { type Ref, useImperativeHandle } from 'react';
import { TextButton } from '#app/ui/action/text-link.tsx';
import { ErrorSummary } from '#app/ui/notice/error-summary.tsx';
import { unasked } from '../outcome.ts';
import type { CardFormHandle } from './card-form-types.ts';
import { cardTexts } from './card-texts.ts';

const missing = unasked(cardTexts.unavailable);
const answers: CardFormHandle = { check: async () => missing, confirm: async () => missing };

/** Stands where the form would, when its script did not come: most often the shop was renewed since the page was opened. */
export function CardFormMissing({ ref }: { ref: Ref<CardFormHandle> }) {
  useImperativeHandle(ref, () => answers, []);
  return (
    <>
      <ErrorSummary heading={cardTexts.unavailableTitle} message={cardTexts.unavailable} />
      <div>
        <TextButton onClick={() => window.location.reload()}>{cardTexts.reload}</TextButton>
      </div>
    </>
  );
}
