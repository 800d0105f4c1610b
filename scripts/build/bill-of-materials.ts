import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The lockfile fields we read. */
interface LockedPackage {
  version?: string;
  license?: string;
  integrity?: string;
  link?: boolean;
  dev?: boolean;
  optional?: boolean;
  devOptional?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

export interface Lockfile {
  name: string;
  version: string;
  packages: Record<string, LockedPackage>;
}

type License = { license: { id: string } | { name: string } } | { expression: string };

interface Component {
  type: 'library';
  'bom-ref': string;
  name: string;
  version: string;
  scope: 'required' | 'optional' | 'excluded';
  purl: string;
  licenses?: License[];
  hashes?: { alg: string; content: string }[];
}

const folder = 'node_modules/';

/**
 * A CycloneDX 1.6 bill of materials from the lockfile alone: the same lockfile gives the same bytes. Packages that only
 * build or test the shop are listed as excluded.
 */
export function billOfMaterials(lockfile: Lockfile) {
  const { packages } = lockfile;
  const root = packages[''] ?? {};
  const ref = `pkg:npm/${lockfile.name}@${lockfile.version}`;
  const components = new Map<string, Component>();
  const needs = new Map<string, Set<string>>([[ref, new Set(neededBy(packages, ''))]]);
  for (const [path, locked] of Object.entries(packages)) {
    if (path === '' || locked.link) continue;
    const component = componentOf(path, locked);
    const known = components.get(component.purl);
    // The same version can be installed twice, once for the shop and once for a tool.
    components.set(
      component.purl,
      known ? { ...component, scope: widerScope(known.scope, component.scope) } : component,
    );
    const wanted = needs.get(component.purl) ?? new Set();
    needs.set(component.purl, wanted);
    for (const other of neededBy(packages, path)) wanted.add(other);
  }
  const content = {
    metadata: {
      lifecycles: [{ phase: 'build' }],
      component: {
        ...{ type: 'application', 'bom-ref': ref, name: lockfile.name, version: lockfile.version, purl: ref },
        ...(root.license ? { licenses: [licenseOf(root.license)] } : {}),
      },
    },
    components: [...components.values()].toSorted((a, b) => byCodes(a.purl, b.purl)),
    dependencies: [...needs]
      .map(([of, on]) => ({ ref: of, dependsOn: [...on].toSorted(byCodes) }))
      .toSorted((a, b) => byCodes(a.ref, b.ref)),
  };
  return { bomFormat: 'CycloneDX', specVersion: '1.6', serialNumber: serialOf(content), version: 1, ...content };
}

export function writeBillOfMaterials(root: string): void {
  const lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lockfile;
  writeFileSync(join(root, 'build/bom.cdx.json'), `${JSON.stringify(billOfMaterials(lockfile), null, 2)}\n`);
}

/** Sorts the same way on every machine, whatever its locale. */
const byCodes = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

const nameAt = (path: string) => path.slice(path.lastIndexOf(folder) + folder.length);

const purlOf = (path: string, { version }: LockedPackage) => `pkg:npm/${nameAt(path).replace('@', '%40')}@${version}`;

function componentOf(path: string, locked: LockedPackage): Component {
  const { version, license, integrity, dev, optional, devOptional } = locked;
  if (!version) throw new Error(`package-lock.json has no version for ${path}`);
  const purl = purlOf(path, locked);
  return {
    type: 'library',
    'bom-ref': purl,
    name: nameAt(path),
    version,
    scope: dev ? 'excluded' : optional || devOptional ? 'optional' : 'required',
    purl,
    ...(license ? { licenses: [licenseOf(license)] } : {}),
    ...(integrity ? { hashes: hashesOf(integrity) } : {}),
  };
}

const scopes = ['excluded', 'optional', 'required'] as const;
const widerScope = (a: Component['scope'], b: Component['scope']) =>
  scopes[Math.max(scopes.indexOf(a), scopes.indexOf(b))] ?? 'required';

/** The packages that a package at this path resolves to, looking upward from its own folder as Node does. */
function neededBy(packages: Lockfile['packages'], path: string): string[] {
  const own = packages[path] ?? {};
  const wanted = [
    ...Object.keys(own.dependencies ?? {}).map((name) => ({ name, mayMiss: name in (own.optionalDependencies ?? {}) })),
    ...Object.keys(own.devDependencies ?? {}).map((name) => ({ name, mayMiss: false })),
    ...Object.keys({ ...own.optionalDependencies, ...own.peerDependencies }).map((name) => ({ name, mayMiss: true })),
  ];
  return wanted.flatMap(({ name, mayMiss }) => {
    const found = lookUpward(packages, path, name);
    if (!found && !mayMiss) throw new Error(`package-lock.json does not say which ${name} ${path || 'the shop'} gets`);
    return found ? [found] : [];
  });
}

function lookUpward(packages: Lockfile['packages'], path: string, name: string): string | null {
  let at = path;
  for (;;) {
    const here = `${at === '' ? '' : `${at}/`}${folder}${name}`;
    const found = packages[here];
    if (found) return purlOf(here, found);
    if (at === '') return null;
    const end = at.lastIndexOf(folder);
    at = end <= 0 ? '' : at.slice(0, end - 1);
  }
}

const algorithms: Readonly<Record<string, string>> = {
  sha1: 'SHA-1',
  sha256: 'SHA-256',
  sha384: 'SHA-384',
  sha512: 'SHA-512',
};

/** Converts npm's `sha512-<base64>` to the format's own notation. */
const hashesOf = (integrity: string) =>
  integrity.split(' ').flatMap((hash) => {
    const [name = '', digest = ''] = hash.split(/-(.*)/s);
    const alg = algorithms[name];
    return alg ? [{ alg, content: Buffer.from(digest, 'base64').toString('hex') }] : [];
  });

/** The format accepts only SPDX names as ids. A license not on this list is given as written. */
const spdxIds = new Set([
  ...['0BSD', 'Apache-2.0', 'Artistic-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BSL-1.0', 'CC-BY-3.0'],
  ...['CC-BY-4.0', 'CC0-1.0', 'ISC', 'LGPL-2.1', 'LGPL-3.0', 'LGPL-3.0-only', 'LGPL-3.0-or-later', 'MIT', 'MIT-0'],
  ...['MPL-2.0', 'OFL-1.1', 'Python-2.0', 'Unlicense', 'WTFPL', 'Zlib'],
]);

function licenseOf(license: string): License {
  if (/ (OR|AND|WITH) /.test(license)) return { expression: license };
  return { license: spdxIds.has(license) ? { id: license } : { name: license } };
}

/** Derived from the content: the same content always has the same number. */
function serialOf(content: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`, `8${hash.slice(17, 20)}`];
  return `urn:uuid:${[...parts, hash.slice(20, 32)].join('-')}`;
}
