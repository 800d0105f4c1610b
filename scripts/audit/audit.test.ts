import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { readReport } from './read-report.ts';

type Asked = Record<string, string[]>;
type Advisories = Record<string, object[]>;

const advisory = (name: string, severity: string) => ({
  id: name.length,
  url: `https://advisories.example/${name}`,
  title: `Trouble in ${name}`,
  severity,
  vulnerable_versions: '<9',
});

let shop: string;

beforeAll(async () => {
  shop = await mkdtemp(join(tmpdir(), 'hearthline-audited-'));
  const asked = { name: 'shop', version: '1.0.0', dependencies: { a: '1.0.0', b: '2.0.0' } };
  const packages = { '': asked, 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '2.0.0' } };
  await writeFile(join(shop, 'package.json'), JSON.stringify(asked));
  await writeFile(
    join(shop, 'package-lock.json'),
    JSON.stringify({ name: 'shop', version: '1.0.0', lockfileVersion: 3, packages }),
  );
});
afterAll(() => rm(shop, { recursive: true, force: true }));

async function bodyOf(request: IncomingMessage): Promise<Asked> {
  const sent = await buffer(request);
  return JSON.parse((request.headers['content-encoding'] === 'gzip' ? gunzipSync(sent) : sent).toString()) as Asked;
}

/** A local registry that knows these advisories; null for one that refuses to answer. */
async function registry(advisories: Advisories | null): Promise<string> {
  const server = createServer(async (request, response) => {
    if (!advisories || !request.url?.endsWith('/advisories/bulk')) {
      response.writeHead(request.method === 'GET' ? 404 : 405).end();
      return;
    }
    const asked = await bodyOf(request);
    const found = Object.entries(advisories).filter(([name]) => name in asked);
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(Object.fromEntries(found)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

async function audit(from: string): Promise<{ status: number | null; said: string }> {
  const cache = await mkdtemp(join(tmpdir(), 'hearthline-npm-'));
  onTestFinished(() => rm(cache, { recursive: true, force: true }));
  const child = spawn(process.execPath, [join(import.meta.dirname, '../audit.ts'), shop], {
    env: { ...process.env, npm_config_registry: from, npm_config_cache: cache },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const said = await text(child.stdout);
  return { status: await ended, said };
}

const minimist = { minimist: [advisory('minimist', 'critical')] };

describe('npm run audit', () => {
  it('names what the registry knows, the gravest first, and fails', async () => {
    const advisories = { ...minimist, a: [advisory('a', 'low')], b: [advisory('b', 'high')] };
    const { status, said } = await audit(await registry(advisories));
    expect(said).toMatch(
      /^Checked: 2 known vulnerabilities\.\n {2}high +b 2\.0\.0: Trouble in b \(.+\)\n +https:\/\/advisories\.example\/b\n {2}low +a 1\.0\.0: /,
    );
    expect(status).toBe(1);
  });

  it('names what is not grave, and passes', async () => {
    const { status, said } = await audit(await registry({ ...minimist, a: [advisory('a', 'moderate')] }));
    expect(said).toContain('Checked: 1 known vulnerability.\n  moderate  a 1.0.0: Trouble in a');
    expect(status).toBe(0);
  });

  it('says so where there is nothing', async () => {
    const { status, said } = await audit(await registry(minimist));
    expect(said).toBe('Checked: no known vulnerabilities.\n');
    expect(status).toBe(0);
  });

  it('attack 20: a registry that answers every audit with nothing has not checked', async () => {
    const { status, said } = await audit(await registry({}));
    expect(said).toMatch(/^Not checked: the registry has no advisories/);
    expect(status).toBe(2);
  });

  it('attack 20: a registry that refuses has not checked', async () => {
    const { status, said } = await audit(await registry(null));
    expect(said).toMatch(/^Not checked: .*(405|404)/);
    expect(status).toBe(2);
  });

  it('attack 20: a registry that is not there has not checked', async () => {
    const { status, said } = await audit('http://127.0.0.1:1/');
    expect(said).toMatch(/^Not checked: .*ECONNREFUSED/);
    expect(status).toBe(2);
  });
});

describe('a report', () => {
  it.each(['', 'no JSON', '{}', 'null', '{"auditReportVersion":2}', '{"auditReportVersion":1,"advisories":{}}'])(
    'that is none is not checked: %s',
    (said) => expect(readReport(said, { packages: {} })).toEqual({ checked: false, why: 'npm gave no report' }),
  );
});
