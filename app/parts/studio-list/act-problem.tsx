import { ProblemText } from '#app/ui/notice/problem-text.tsx';

interface ActProblemProps {
  problem: string | null | undefined;
  /** The answer it came with: pressed again and refused again, it's read out and shown again. */
  answer?: unknown;
  className?: string | undefined;
}

/** Why an action failed, shown next to its button, read out and brought into view. */
export function ActProblem({ problem, ...rest }: ActProblemProps) {
  return <ProblemText message={problem} size="small" {...rest} />;
}
