import { useState } from 'react';
import { RequestPhotos } from '#app/parts/order/request-photos.tsx';
import { useMay } from '#app/shell/session/use-may.ts';
import { RadioGroup } from '#app/ui/choice/radio-group.tsx';
import { TextArea } from '#app/ui/field/text-area.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { formatExactMoney, parseMoney } from '#core/money/index.ts';
import {
  type ClaimDecision,
  claimDecisions,
  claimDecisionWords,
  claimWishWords,
  mostClaimWords,
  mostForDamage,
  type RefundFacts,
} from '#core/order/index.ts';
import type { StudioLine } from '#server/order/records/get-studio-order.ts';
import type { ClaimView } from '#server/order/records/order-view.ts';
import styles from '../order.module.css';
import { studioActsPath } from '../order-acts.ts';
import { SubmitWithConfirm } from '../submit-with-confirm.tsx';
import { useStudioAct } from '../use-studio-act.ts';
import { studioOrdersWords } from '../words.ts';
import { claimWords as words } from './words.ts';

interface ClaimSectionProps {
  line: StudioLine;
  claim: ClaimView;
  facts: RefundFacts;
}

/** What a customer reported about a piece, with their photos, and what we make of it. */
export function ClaimSection({ line, claim, facts }: ClaimSectionProps) {
  const may = useMay();
  const { state, want, words: wrote, photos, answer, refundCents } = claim;
  const most = mostForDamage({ id: line.id, replaces: line.replacesLineId }, facts.ledger);
  return (
    <div className={styles.inner}>
      <Text size="small" strong>
        {words.state[state]}
        {state === 'refunded' && refundCents !== null && `, ${formatExactMoney(refundCents)}`}
      </Text>
      <Text size="small">
        {claimWishWords[want]}. {wrote}
      </Text>
      {answer && <Text size="small">{answer}</Text>}
      <RequestPhotos photos={photos} label={words.photos} photo={studioOrdersWords.photo} />
      {state === 'open' && may('order.decide-claim') && (
        <DecisionForm orderId={line.orderId} name={line.name} claim={claim} most={most} />
      )}
    </div>
  );
}

interface DecisionFormProps {
  orderId: string;
  name: string;
  claim: ClaimView;
  /** The most that can go back to a card for it. */
  most: number;
}

const options = claimDecisions.map((value) => ({ value, label: claimDecisionWords[value] }));

/** One decision, asked once more with its sum. */
function DecisionForm({ orderId, name, claim, most }: DecisionFormProps) {
  const { Form, data, pending, problem, problems } = useStudioAct();
  const [decision, setDecision] = useState<ClaimDecision | null>(null);
  const [typed, setTyped] = useState('');
  const read = parseMoney(typed);
  const cents = read.ok && read.cents > 0 ? read.cents : null;
  const asked = questionOf(decision, cents, most);
  return (
    <Form
      method="post"
      noValidate
      action={studioActsPath(orderId)}
      className={styles.act}
      aria-label={`${words.title}: ${name}`}
    >
      <input type="hidden" name="claim" value={claim.id} />
      <RadioGroup
        label={words.decide}
        name="decision"
        form="rows"
        options={options}
        value={decision}
        error={problems.decision}
        onChange={(chosen) => setDecision(claimDecisions.find((one) => one === chosen) ?? null)}
      />
      {decision === 'refund' && (
        <TextField
          label={words.amount}
          name="amount"
          inputMode="decimal"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          hint={words.most(most)}
          error={problems.amount}
        />
      )}
      <TextArea
        label={words.answer}
        name="answer"
        rows={2}
        maxLength={mostClaimWords}
        optional={decision !== 'decline'}
        hint={words.answerHint}
        error={problems.answer}
      />
      <SubmitWithConfirm
        key={decision}
        act="claim"
        go={words.go}
        {...asked}
        harmless
        pending={pending}
        problem={problem}
        answer={data}
      />
    </Form>
  );
}

function questionOf(decision: ClaimDecision | null, cents: number | null, most: number) {
  if (decision === null) return {};
  if (decision === 'refund' && cents !== null && cents > most) return { ask: words.tooMuch };
  if (decision === 'refund') return { ask: words.asks.refund(cents), confirm: words.gos.refund(cents) };
  const ask = decision === 'return' ? words.asks.return(most) : words.asks[decision];
  return { ask, confirm: words.gos[decision] };
}
