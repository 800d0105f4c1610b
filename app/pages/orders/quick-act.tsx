import { useAct } from '#app/shell/acts/use-act.ts';
import { Button } from '#app/ui/action/button.tsx';
import { VisuallyHidden } from '#app/ui/type/visually-hidden.tsx';
import { ActFields, type ActFieldsProps, ActProblem } from './act-parts.tsx';
import { actsPath } from './order-acts.ts';
import { ordersWords as words } from './words.ts';

interface QuickActProps extends ActFieldsProps {
  label: string;
  /** The piece, for those who cannot see which it stands beside. */
  of?: string;
  kind?: 'primary' | 'ghost';
}

/** One press, one act. */
export function QuickAct({ label, of, kind = 'ghost', ...act }: QuickActProps) {
  const { Form, pending, problem } = useAct();
  return (
    <Form method="post" action={actsPath}>
      <ActFields {...act} />
      <Button type="submit" small kind={kind} pending={pending}>
        {label}
        {of && <VisuallyHidden>{words.forPiece(of)}</VisuallyHidden>}
      </Button>
      <ActProblem problem={problem} />
    </Form>
  );
}
