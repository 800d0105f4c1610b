import { Text } from '#app/ui/type/text.tsx';

/** Why an act was not done, where it was pressed. */
export function ActProblem({ problem }: { problem: string | null | undefined }) {
  if (!problem) return null;
  return (
    <Text size="small" tone="tight" role="alert">
      {problem}
    </Text>
  );
}
