import { useAct } from '#app/shell/use-act.ts';
import { Button } from '#app/ui/action/button.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { VisuallyHidden } from '#app/ui/type/visually-hidden.tsx';
import type { OrderAct } from './order-acts.ts';
import { ordersWords as words } from './words.ts';

interface QuickActProps {
  act: OrderAct['act'];
  lineId?: string;
  answer?: 'wait' | 'cancel';
  label: string;
  /** The piece, for those who cannot see which it stands beside. */
  of?: string;
  kind?: 'primary' | 'ghost';
}

/** One press, one act. */
export function QuickAct({ act, lineId, answer, label, of, kind = 'ghost' }: QuickActProps) {
  const { Form, pending, problem } = useAct();
  return (
    <Form method="post">
      <input type="hidden" name="act" value={act} />
      {lineId && <input type="hidden" name="line" value={lineId} />}
      {answer && <input type="hidden" name="answer" value={answer} />}
      <Button type="submit" small kind={kind} pending={pending}>
        {label}
        {of && <VisuallyHidden>{words.forPiece(of)}</VisuallyHidden>}
      </Button>
      {problem && (
        <Text size="small" tone="tight" role="alert">
          {problem}
        </Text>
      )}
    </Form>
  );
}
