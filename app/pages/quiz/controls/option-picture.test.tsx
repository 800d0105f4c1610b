import { expect, test } from 'vitest';
import { drawn } from '#app/shell/drawn.test-data.tsx';
import { questions, quizPictures } from '#core/survey/index.ts';
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

test('questions about rugs show rugs', () => {
  const ofRugs = questions.filter(({ key }) => key.startsWith('rug.'));
  const shown = ofRugs.flatMap((question) =>
    'options' in question ? question.options.flatMap(({ pictures = [] }) => pictures) : [],
  );
  expect(shown.length).toBeGreaterThan(8);
  expect(shown.filter((publicId) => !lies(publicId))).toEqual([]);
});
