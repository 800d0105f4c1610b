import type { z } from 'zod';
import { type FormTree, nameOf } from './form.ts';
import { invalid } from './refusal.ts';

/** Turns the first thing wrong with the parameters into Stripe's error for it. */
export function readParams<Schema extends z.ZodType>(schema: Schema, tree: FormTree): z.output<Schema> {
  const parsed = schema.safeParse(tree);
  if (parsed.success) return parsed.data;
  const issue = deepest(parsed.error.issues);
  const name = nameOf(issue.path);
  if (issue.code === 'unrecognized_keys') {
    const names = issue.keys.map((key) => nameOf([...issue.path, key]));
    const some = names.length === 1 ? 'parameter' : 'parameters';
    throw invalid(`Received unknown ${some}: ${names.join(', ')}`, {
      code: 'parameter_unknown',
      ...(names[0] ? { param: names[0] } : {}),
    });
  }
  if (isAbsent(tree, issue.path)) {
    throw invalid(`Missing required param: ${name}.`, { code: 'parameter_missing', param: name });
  }
  if (issue.code === 'too_small') {
    throw invalid(
      `You passed an empty string for '${name}'. We assume empty values are an attempt to unset a parameter; however '${name}' cannot be unset.`,
      { code: 'parameter_invalid_empty', param: name },
    );
  }
  const code = issue.code === 'custom' && typeof issue.params?.code === 'string' ? issue.params.code : undefined;
  const message = code || issue.code === 'custom' ? issue.message : `Invalid ${name}: ${issue.message}`;
  throw invalid(message, { param: name, ...(code ? { code } : {}) });
}

type Issue = z.core.$ZodIssue;

/** In a choice of shapes, what is wrong with the one that came nearest. */
function deepest(issues: readonly Issue[]): Issue {
  const [first] = issues;
  if (!first) throw new Error('a failed check without an issue');
  if (first.code !== 'invalid_union') return first;
  const inner = first.errors.flat().toSorted((a, b) => b.path.length - a.path.length)[0];
  return inner ? deepest([{ ...inner, path: [...first.path, ...inner.path] }]) : first;
}

function isAbsent(tree: FormTree, path: readonly PropertyKey[]): boolean {
  let at: string | FormTree | undefined = tree;
  for (const key of path) at = typeof at === 'object' ? at[String(key)] : undefined;
  return at === undefined;
}
