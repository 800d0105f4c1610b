/** The first problem with each field. */
export type Problems = Record<string, string>;

export function problemsOf(issues: readonly { path: readonly PropertyKey[]; message: string }[]): Problems {
  const problems: Problems = {};
  for (const { path, message } of issues) problems[String(path[0] ?? '')] ??= message;
  return problems;
}
