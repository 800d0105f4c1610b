import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { billOfMaterials, type Lockfile } from './bill-of-materials.ts';

const small: Lockfile = {
  name: 'shop',
  version: '1.0.0',
  packages: {
    '': { version: '1.0.0', license: 'UNLICENSED', dependencies: { a: '1' }, devDependencies: { '@tools/t': '1' } },
    'node_modules/a': {
      version: '1.2.3',
      license: 'MIT',
      integrity: 'sha512-AAEC',
      dependencies: { b: '^2' },
      optionalDependencies: { 'not-here': '1' },
      peerDependencies: { 'not-here-either': '1' },
    },
    'node_modules/a/node_modules/b': { version: '2.0.0', license: '(MIT OR CC0-1.0)', dependencies: { c: '1' } },
    'node_modules/b': { version: '1.0.0', license: 'See the box', dev: true },
    'node_modules/c': { version: '3.0.0', optional: true },
    'node_modules/@tools/t': { version: '4.0.0', dev: true, dependencies: { b: '1', c: '3' } },
    'node_modules/@tools/t/node_modules/c': { version: '3.0.0', dev: true },
  },
};

describe('the bill of materials', () => {
  const bill = billOfMaterials(small);

  it('lists every package once, with its address, license, hash and whether it is shipped', () => {
    expect(bill.components).toEqual([
      {
        ...{ type: 'library', 'bom-ref': 'pkg:npm/%40tools/t@4.0.0', name: '@tools/t', version: '4.0.0' },
        ...{ scope: 'excluded', purl: 'pkg:npm/%40tools/t@4.0.0' },
      },
      expect.objectContaining({
        ...{ name: 'a', version: '1.2.3', scope: 'required', licenses: [{ license: { id: 'MIT' } }] },
        hashes: [{ alg: 'SHA-512', content: '000102' }],
      }),
      expect.objectContaining({
        version: '1.0.0',
        licenses: [{ license: { name: 'See the box' } }],
        scope: 'excluded',
      }),
      expect.objectContaining({ version: '2.0.0', licenses: [{ expression: '(MIT OR CC0-1.0)' }] }),
      expect.objectContaining({ name: 'c', version: '3.0.0', scope: 'optional' }),
    ]);
  });

  it('says which package needs which, as Node finds them', () => {
    expect(bill.dependencies).toEqual([
      { ref: 'pkg:npm/%40tools/t@4.0.0', dependsOn: ['pkg:npm/b@1.0.0', 'pkg:npm/c@3.0.0'] },
      { ref: 'pkg:npm/a@1.2.3', dependsOn: ['pkg:npm/b@2.0.0'] },
      { ref: 'pkg:npm/b@1.0.0', dependsOn: [] },
      { ref: 'pkg:npm/b@2.0.0', dependsOn: ['pkg:npm/c@3.0.0'] },
      { ref: 'pkg:npm/c@3.0.0', dependsOn: [] },
      { ref: 'pkg:npm/shop@1.0.0', dependsOn: ['pkg:npm/%40tools/t@4.0.0', 'pkg:npm/a@1.2.3'] },
    ]);
  });

  it('is the same for the same lockfile in another order, and has another number for another one', () => {
    const turned = { ...small, packages: Object.fromEntries(Object.entries(small.packages).toReversed()) };
    expect(JSON.stringify(billOfMaterials(turned))).toBe(JSON.stringify(bill));
    const changed = { ...small, packages: { ...small.packages, 'node_modules/c': { version: '3.0.1' } } };
    expect(billOfMaterials(changed).serialNumber).not.toBe(bill.serialNumber);
  });

  it('refuses a lockfile that leaves a package out', () => {
    const { 'node_modules/c': _, ...packages } = small.packages;
    expect(() => billOfMaterials({ ...small, packages })).toThrow(
      'package-lock.json does not say which c node_modules/a/node_modules/b gets',
    );
  });
});

describe('the shop’s own bill', () => {
  const text = readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8');
  const lockfile = JSON.parse(text) as Lockfile;
  const bill = billOfMaterials(lockfile);

  it('has the format’s shape, and a hash for every package', () => {
    expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 });
    expect(bill.serialNumber).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
    for (const { hashes, purl } of bill.components) {
      expect(
        hashes?.map(({ content }) => content.length),
        purl,
      ).toEqual([128]);
      expect(purl).toMatch(/^pkg:npm\/(%40[\w.-]+\/)?[\w.-]+@\d[\w.+-]*$/);
    }
  });

  it('attack 20: has every package of the lockfile, and every reference leads to one', () => {
    const refs = new Set([bill.metadata.component['bom-ref'], ...bill.components.map((one) => one['bom-ref'])]);
    const named = Object.entries(lockfile.packages).filter(([path]) => path !== '');
    const versions = new Set(named.map(([path, { version }]) => `${path.replace(/^.*node_modules\//, '')}@${version}`));
    expect(bill.components.map(({ name, version }) => `${name}@${version}`).toSorted()).toEqual(
      [...versions].toSorted(),
    );
    expect(new Set(bill.dependencies.map(({ ref }) => ref))).toEqual(refs);
    for (const { dependsOn } of bill.dependencies) for (const ref of dependsOn) expect(refs).toContain(ref);
  });

  it('names no address to fetch from', () => {
    expect(JSON.stringify(bill)).not.toMatch(/https?:|registry/);
  });
});
