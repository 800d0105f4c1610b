import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../root.ts';
import { holds } from './bloom-filter.ts';

export const leakedPasswordsFile = join(projectRoot, 'server/account/leaked/leaked-passwords.bloom');

let filter: Buffer | undefined;

/** Is it among the passwords that leaked most often? Takes it in lower case, without space around it. */
export function isLeakedPassword(password: string): boolean {
  filter ??= readFileSync(leakedPasswordsFile);
  return holds(filter, password);
}
