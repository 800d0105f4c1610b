/** `a[b][0]=c` and `a[]=c`: Stripe's encoding for nested parameters. */
export type FormTree = { [key: string]: string | FormTree };

const segments = /^([^[\]]+)((?:\[[^[\]]*\])*)$/;

export function parseForm(encoded: string): FormTree {
  const tree: FormTree = Object.create(null);
  for (const [name, value] of new URLSearchParams(encoded)) put(tree, pathOf(name), value);
  return tree;
}

function pathOf(name: string): string[] {
  const match = segments.exec(name);
  if (!match) return [name];
  const [, head = '', rest = ''] = match;
  return [head, ...Array.from(rest.matchAll(/\[([^[\]]*)\]/g), ([, key = '']) => key)];
}

function put(tree: FormTree, [head = '', ...rest]: string[], value: string): void {
  const key = head === '' ? String(Object.keys(tree).length) : head;
  if (rest.length === 0) {
    tree[key] = value;
    return;
  }
  const before = tree[key];
  const branch: FormTree = typeof before === 'object' ? before : Object.create(null);
  tree[key] = branch;
  put(branch, rest, value);
}

/** The same string for the same parameters in any order. */
export function canonical(tree: FormTree): string {
  const ordered = Object.keys(tree).sort();
  return JSON.stringify(
    ordered.map((key) => {
      const value = tree[key];
      return [key, typeof value === 'object' ? canonical(value) : value];
    }),
  );
}

export const nameOf = ([head, ...rest]: readonly PropertyKey[]) =>
  `${String(head ?? '')}${rest.map((key) => `[${String(key)}]`).join('')}`;
