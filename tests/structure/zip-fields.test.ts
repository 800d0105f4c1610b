import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { zipInput } from '#core/places/index.ts';
import { sourceFiles } from './imports.ts';

const root = join(import.meta.dirname, '../..');

/** Every field whose autocompletion is a postal code. */
const zipFields = sourceFiles(root)
  .filter((path) => path.startsWith('app/') && path.endsWith('.tsx') && !/\.test\./.test(path))
  .flatMap((path) => {
    const source = readFileSync(join(root, path), 'utf8');
    return [...source.matchAll(/<\w+Field\b(?:[^<]|<(?!\w+Field))*?postal-code(?:[^<])*?\/>/g)].map(([field]) => ({
      path,
      field,
    }));
  });

test('§5 every zip field has the digits pattern and takes 12 characters', () => {
  expect(zipInput).toEqual({ inputMode: 'numeric', pattern: '[0-9]*', maxLength: 12 });
  expect(zipFields.map(({ path }) => path).sort()).toEqual([
    'app/pages/checkout/address-section.tsx',
    'app/pages/measurements/visit-form.tsx',
    'app/pages/measurements/zip-check.tsx',
    'app/pages/profile/shipping-section.tsx',
    'app/pages/quiz/controls/question-field.tsx',
    'app/pages/swatches/swatches-form.tsx',
    'app/parts/fee/payment-zip.tsx',
    'app/parts/payment/card/card-fields.tsx',
  ]);
  for (const { path, field } of zipFields) expect(field, path).toContain('{...zipInput}');
});
