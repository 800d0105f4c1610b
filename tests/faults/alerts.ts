import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { projectRoot } from '#server/root.ts';
import { end, freePort } from '../../bench/orders/bench-shop.ts';
import { damages, healthy } from './alerts/shop-figures.ts';
import { programPath } from './behind-haproxy/haproxy.ts';

/**
 * `npm run faults:alerts`: a real Prometheus with `deploy/prometheus/alerts.yml` reads figures as a shop gives them. Each
 * alert in turn has its cause: it fires, no other does, and it ends with its cause. The rules are the shop's own with their
 * times thirty times as short, so that an hour takes two minutes. Needs Debian's `prometheus`; without it says so and does
 * nothing.
 */
const program = programPath('prometheus');
if (!program) {
  console.log('skipped: there is no Prometheus here. apt-get install prometheus');
  process.exit(0);
}
const folder = await mkdtemp(join(tmpdir(), 'hearthline-alerts-'));

let figures = healthy(0);
let answers = true;
const shop = createServer((_, response) => {
  if (answers) response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4' }).end(figures);
  else response.socket?.destroy();
});
await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
const { port: shopPort } = shop.address() as AddressInfo;

const inSeconds: Record<string, number> = { s: 1, m: 60, h: 3600, d: 86_400 };
const shorter = (time: string) =>
  time.replace(/(\d+)([smhd])/, (_, count: string, unit: string) => {
    return `${Math.max(1, Math.round((Number(count) * (inSeconds[unit] ?? 1)) / 30))}s`;
  });
const rules = await readFile(join(projectRoot, 'deploy/prometheus/alerts.yml'), 'utf8');
await writeFile(join(folder, 'alerts.yml'), rules.replaceAll(/(?<=for: |\[|offset )\d+[smhd]/g, shorter));
const settings = await readFile(join(projectRoot, 'deploy/prometheus/prometheus.yml'), 'utf8');
await writeFile(
  join(folder, 'prometheus.yml'),
  settings.replaceAll('15s', '1s').replace(/targets: .*/, `targets: ['127.0.0.1:${shopPort}']`),
);
const port = await freePort();
const prometheus: ChildProcess = spawn(
  program,
  [
    ...[`--config.file=${join(folder, 'prometheus.yml')}`, `--storage.tsdb.path=${join(folder, 'data')}`],
    ...[`--web.listen-address=127.0.0.1:${port}`, '--log.level=error'],
  ],
  { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
);

interface Alert {
  state: string;
  labels: { alertname: string };
}
const ask = async (path: string): Promise<Response> => {
  for (;;) {
    if (prometheus.exitCode !== null) throw new Error(`Prometheus ended with ${prometheus.exitCode}`);
    const answer = await fetch(`http://127.0.0.1:${port}${path}`).catch(() => null);
    if (answer?.ok) return answer;
    await answer?.body?.cancel();
    await pause(250);
  }
};
const firing = async (): Promise<Set<string>> => {
  const { data } = (await (await ask('/api/v1/alerts')).json()) as { data: { alerts: Alert[] } };
  return new Set(data.alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname));
};

const started = performance.now();
let cause: keyof typeof damages | null = null;
const seconds = () => (performance.now() - started) / 1000;
const telling = setInterval(() => {
  figures = cause ? damages[cause](seconds()) : healthy(seconds());
}, 100);
try {
  const names = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);
  const unknown = names.filter((name) => !(name in damages));
  if (unknown.length > 0) throw new Error(`no cause is known for ${unknown.join(', ')}`);
  await ask('/-/ready');
  // Some rules compare with what was usual before.
  await pause(150_000);
  const early = await firing();
  console.log(`${early.size === 0 ? 'holds' : 'FAILS'}: a healthy shop alerts no one (${[...early].join(', ')})`);
  if (early.size > 0) process.exitCode = 1;
  for (const name of names as (keyof typeof damages)[]) {
    while ((await firing()).size > 0) await pause(250);
    const since = seconds();
    cause = name;
    answers = name !== 'ShopDown';
    while (!(await firing()).has(name)) await pause(250);
    const others = [...(await firing())].filter((one) => one !== name);
    const after = seconds() - since;
    cause = null;
    answers = true;
    while ((await firing()).size > 0) await pause(250);
    const also = others.length > 0 ? `, with ${others.join(', ')}` : '';
    console.log(
      `holds: ${name} fired ${after.toFixed(0)} s after its cause${also}, and ended ${(seconds() - since - after).toFixed(0)} s after that`,
    );
  }
} finally {
  clearInterval(telling);
  await end(prometheus);
  shop.closeAllConnections();
  shop.close();
  await rm(folder, { recursive: true, force: true });
}
