import lighthouse from 'lighthouse';
import { ownBlocking } from './own-blocking.ts';
import type { WantedPage } from './wanted.ts';

export interface Measured {
  scores: Record<string, number>;
  /** Milliseconds, as Lighthouse models a phone on a slow connection. */
  firstPaint: number;
  largestPaint: number;
  blocked: number;
  /** The same, by the CPU time of the page's own thread. */
  ownBlocked: number;
  /** Cumulative layout shift while the page loaded. */
  shift: number;
  /** Audits that cost points. */
  lost: string[];
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const runs = Number(process.env.RUNS ?? 3);

/** The median of several runs, by performance. One run beforehand fills the server's picture cache. */
export async function measure(port: number, origin: string, page: WantedPage): Promise<Measured> {
  await run(port, origin, page);
  const all: Measured[] = [];
  for (let n = 0; n < runs; n++) all.push(await run(port, origin, page));
  const [middle] = all
    .sort((one, other) => (one.scores.performance ?? 0) - (other.scores.performance ?? 0))
    .slice(Math.floor(all.length / 2));
  if (!middle) throw new Error('nothing was measured');
  return middle;
}

async function run(port: number, origin: string, page: WantedPage): Promise<Measured> {
  const { path, cookie } = page;
  const result = await lighthouse(`${origin}${path}`, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: categories,
    formFactor: 'mobile',
    throttlingMethod: 'simulate',
    ...(cookie ? { extraHeaders: { Cookie: cookie } } : {}),
  });
  if (!result) throw new Error(`${path} was not measured`);
  const { audits, categories: found, runtimeError } = result.lhr;
  if (runtimeError?.code === 'NO_NAVSTART') {
    console.log(`${path}: the browser did not record when it began; measured again`);
    return run(port, origin, page);
  }
  if (runtimeError) throw new Error(`${path}: ${runtimeError.message}`);
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const scores = Object.fromEntries(categories.map((id) => [id, Math.round((found[id]?.score ?? 0) * 100)]));
  const lost = Object.values(audits)
    .filter(({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== 'informative')
    .map(({ id }) => id);
  return {
    scores,
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
    ownBlocked: ownBlocking(result.artifacts.Trace.traceEvents),
    shift: value('cumulative-layout-shift'),
    lost,
  };
}
