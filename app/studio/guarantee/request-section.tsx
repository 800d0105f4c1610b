import { ActProblem } from '#app/parts/studio-list/act-problem.tsx';
import { AskOnce } from '#app/parts/studio-list/ask-once.tsx';
import { ListSection } from '#app/parts/studio-list/list-section.tsx';
import { useAct } from '#app/shell/acts/use-act.ts';
import { TextArea } from '#app/ui/field/text-area.tsx';
import { Text } from '#app/ui/type/text.tsx';
import type { StudioFee } from '#server/fee/guarantee/get-studio-fee.ts';
import styles from './guarantee.module.css';
import { guaranteeWords as words } from './words.ts';

export interface FeeAnswer {
  ok: boolean;
  message: string;
}

interface RequestSectionProps {
  request: NonNullable<StudioFee['request']>;
  /** What granting it refunds. */
  leftCents: number;
}

/** The customer's request, and the studio's decision, confirmed before it is sent. */
export function RequestSection({ request, leftCents }: RequestSectionProps) {
  const { Form, data, pending, problem } = useAct<FeeAnswer>();
  return (
    <ListSection id="request" title={words.request}>
      <Text size="small" tone="soft">
        {words.day(request.askedAt)}. {words.because[request.because]}. {words.states[request.state]}.
      </Text>
      <Text>{request.words || words.noWords}</Text>
      {request.state !== 'asked' && request.answer && <Text size="small">{words.answered(request.answer)}</Text>}
      {request.state === 'asked' && (
        <Form method="post" className={styles.form} aria-label={words.request}>
          <input type="hidden" name="requestId" value={request.id} />
          <TextArea label={words.answer} name="answer" rows={3} maxLength={2000} optional />
          <ActProblem problem={problem} answer={data} />
          <div className={styles.buttons}>
            {(['grant', 'decline'] as const).map((act) => (
              <AskOnce
                key={act}
                label={words[act]}
                question={act === 'grant' ? words.grantAsk(leftCents) : words.declineAsk}
                go={act === 'grant' ? words.grantGo(leftCents) : undefined}
                keep={words.keep}
                act={{ name: 'act', value: act }}
                busy={pending}
              />
            ))}
          </div>
        </Form>
      )}
    </ListSection>
  );
}
