import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type Audit, type Finding, readReport } from './audit/read-report.ts';
import type { Lockfile } from './build/bill-of-materials.ts';

const root = join(import.meta.dirname, '..');

/** An old package that every registry with advisories reports. */
const known = { name: 'minimist', version: '0.0.8' };

const patience = ['--fetch-retries=1', '--fetch-retry-mintimeout=500', '--fetch-timeout=30000'];

async function ask(folder: string): Promise<Audit> {
  const lockfile = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as Lockfile;
  const npm = process.env.npm_execpath;
  const [command, ...first] = npm?.endsWith('.js') ? [process.execPath, npm] : ['npm'];
  const child = spawn(command ?? 'npm', [...first, 'audit', '--json', '--package-lock-only', ...patience], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const failed = new Promise<string>((resolve) =>
    child.once('error', ({ message }) => resolve(`{"message":${JSON.stringify(message)}}`)),
  );
  return readReport(await Promise.race([text(child.stdout), failed]), lockfile);
}

/**
 * Some registries answer every audit with an empty report. One that doesn't report a known bad package hasn't checked
 * ours either.
 */
async function knowsAdvisories(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-audit-'));
  const { name, version } = known;
  const dependencies = { [name]: version };
  const asked = { name: 'asked', version: '1.0.0' };
  const packages = { '': { ...asked, dependencies }, [`node_modules/${name}`]: { version } };
  try {
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...asked, dependencies }));
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ ...asked, lockfileVersion: 3, packages }));
    const answer = await ask(folder);
    return answer.checked && answer.findings.length > 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function audit(folder: string): Promise<Audit> {
  const answer = await ask(folder);
  if (!answer.checked || answer.findings.length > 0 || (await knowsAdvisories())) return answer;
  return { checked: false, why: `the registry has no advisories: it does not warn of ${known.name} ${known.version}` };
}

const isGrave = ({ severity }: Finding) => severity === 'critical' || severity === 'high';

/** Exit code 0: nothing serious is known. 1: something is. 2: it couldn't be checked. */
function tell(answer: Audit): number {
  if (!answer.checked) {
    console.log(`Not checked: ${answer.why}.`);
    console.log(
      'Whether our packages have known vulnerabilities is unknown. Ask again where the npm registry answers.',
    );
    return 2;
  }
  const { findings } = answer;
  if (findings.length === 0) console.log('Checked: no known vulnerabilities.');
  else console.log(`Checked: ${findings.length} known ${findings.length === 1 ? 'vulnerability' : 'vulnerabilities'}.`);
  for (const { severity, what, title, url, fix } of findings) {
    console.log(`  ${severity.padEnd(8)}  ${what}: ${title} (${fix})\n            ${url}`);
  }
  return findings.some(isGrave) ? 1 : 0;
}

process.exitCode = tell(await audit(process.argv[2] ?? root));
