import type { Lockfile } from '../build/bill-of-materials.ts';

export const severities = ['critical', 'high', 'moderate', 'low', 'info'] as const;
type Severity = (typeof severities)[number];

export interface Finding {
  severity: Severity;
  /** `minimist 0.0.8` */
  what: string;
  title: string;
  url: string;
  fix: string;
}

export type Audit = { checked: true; findings: Finding[] } | { checked: false; why: string };

interface Advisory {
  name: string;
  title: string;
  url: string;
  severity: Severity;
}

interface Vulnerability {
  name: string;
  /** Its own advisory, or the name of the package that brings it in. */
  via: (Advisory | string)[];
  nodes: string[];
  fixAvailable: boolean | { name: string; version: string };
}

/** Parses the output of `npm audit --json`. Anything but a report counts as "not checked", never as good news. */
export function readReport(said: string, lockfile: Pick<Lockfile, 'packages'>): Audit {
  const answer = parsed(said);
  if (answer?.auditReportVersion !== 2 || typeof answer.vulnerabilities !== 'object' || !answer.vulnerabilities) {
    return { checked: false, why: whyOf(answer) };
  }
  const vulnerabilities = Object.values(answer.vulnerabilities as Record<string, Vulnerability>);
  const findings = vulnerabilities.flatMap(({ name, via, nodes, fixAvailable }) => {
    const versions = [...new Set(nodes.map((path) => lockfile.packages[path]?.version).filter(Boolean))];
    const own = via.filter((one) => typeof one !== 'string');
    return own.map(({ severity, title, url }): Finding => {
      return {
        severity,
        what: [name, versions.join(' and ')].join(' ').trim(),
        title,
        url,
        fix: fixWords(fixAvailable),
      };
    });
  });
  return { checked: true, findings: findings.toSorted((a, b) => rank(a) - rank(b) || (a.what < b.what ? -1 : 1)) };
}

const rank = ({ severity }: Finding) => severities.indexOf(severity);

function fixWords(fix: Vulnerability['fixAvailable']): string {
  if (fix === false) return 'no fix yet';
  return fix === true ? 'a fixed version fits' : `fixed with ${fix.name} ${fix.version}`;
}

function parsed(said: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(said);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

function whyOf(answer: Record<string, unknown> | null): string {
  const error = answer?.error as { summary?: unknown; code?: unknown } | undefined;
  const why = [answer?.message, error?.summary, error?.code].find((one) => typeof one === 'string' && one !== '');
  return typeof why === 'string' ? (why.split('\n')[0] ?? why) : 'npm gave no report';
}
