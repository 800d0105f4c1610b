import { expect, test } from 'vitest';
import { drawn } from '#app/shell/drawn.test-data.tsx';
import { companionOf, questions, quizPictures, steps } from '#core/survey/index.ts';
import companion from './companion.module.css';
import { Companion } from './companion.tsx';
import styles from './option-picture.module.css';
import { lies, OptionPicture } from './option-picture.tsx';

const facts = { width: 800, height: 600, alt: '', cutOut: true };

test('rugs lie flat on their tiles, and nothing else does', () => {
  const rugs = quizPictures.filter((publicId) => publicId.includes('rug'));
  expect(rugs.length).toBeGreaterThan(10);
  expect(quizPictures.filter(lies)).toEqual(rugs);
  for (const publicId of quizPictures) {
    const option = { value: 'one', label: 'One', pictures: [publicId] };
    const html = drawn(<OptionPicture option={option} pictures={{ [publicId]: facts }} />);
    expect([publicId, html.includes(String(styles.lying))]).toEqual([publicId, rugs.includes(publicId)]);
  }
});

test('a rug beside a question lies flat, too', () => {
  const drawnAt = steps.map((step) => {
    const publicId = companionOf(step, {});
    const html = drawn(<Companion step={step} answers={{}} pictures={{ [publicId]: facts }} further={false} />);
    return { publicId, isFlat: html.includes(String(companion.lying)) };
  });
  expect(drawnAt.filter(({ publicId }) => lies(publicId)).length).toBeGreaterThan(0);
  for (const { publicId, isFlat } of drawnAt) expect([publicId, isFlat]).toEqual([publicId, lies(publicId)]);
});

test('questions about rugs show rugs', () => {
  const ofRugs = questions.filter(({ key }) => key.startsWith('rug.'));
  const shown = ofRugs.flatMap((question) =>
    'options' in question ? question.options.flatMap(({ pictures = [] }) => pictures) : [],
  );
  expect(shown.length).toBeGreaterThan(8);
  expect(shown.filter((publicId) => !lies(publicId))).toEqual([]);
});
