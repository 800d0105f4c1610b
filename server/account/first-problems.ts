/** The first problem with each form field. */
export function firstProblems<Field extends string>(
  issues: readonly { path: readonly PropertyKey[]; message: string }[],
): Partial<Record<Field, string>> {
  const problems: Partial<Record<Field, string>> = {};
  for (const { path, message } of issues) problems[path[0] as Field] ??= message;
  return problems;
}
