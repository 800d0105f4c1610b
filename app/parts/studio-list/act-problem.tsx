import { Text } from '#app/ui/type/text.tsx';

/** Why an action failed, shown next to its button. */
export function ActProblem({ problem }: { problem: string | null | undefined }) {
  if (!problem) return null;
  return (
    <Text size="small" tone="tight" role="alert">
      {problem}
    </Text>
  );
}
